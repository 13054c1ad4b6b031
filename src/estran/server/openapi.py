"""The API described for programs: made from the table of endpoints and the types that they declare, so that it says what is so."""

import inspect
import re
from typing import Any

import msgspec

from .. import __version__
from .calls import STATUS, UNDERSTOOD, Endpoint
from .shapes import Error

REF = "#/components/schemas/{name}"


def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """As OpenAPI 3.1 has it."""
    types = [kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Error], ref_template=REF)
    named = dict(zip(map(repr, [*types, Error]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Estran", "version": __version__, "description": "Tables of the crab games."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    refused = _content(named[repr(Error)])
    responses = {str(endpoint.status): {"description": "Done."} | _content(named[repr(endpoint.answer)])}
    for status in sorted({400, 421, 429, 500, 503, *_own(endpoint)}):
        keys = ", ".join(key for key, value in STATUS.items() if value == status) or "any other key"
        responses[str(status)] = {"description": f"Refused: {keys}."} | refused
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (inspect.getdoc(endpoint.handler) or "").split("\n")[0],
        "parameters": [*_in_path(endpoint), *_in_query(endpoint)],
        "responses": responses,
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True} | _content(named[repr(endpoint.body)])
    return operation


def _own(endpoint: Endpoint) -> set[int]:
    """How else this one may answer."""
    own = {403, UNDERSTOOD} if endpoint.method == "POST" else set()
    if endpoint.body is not None:
        own |= {413, 415}
    if "{" in endpoint.path:
        own |= {404, 409, UNDERSTOOD}
    return own


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _in_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names]


def _in_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    described = msgspec.json.schema(endpoint.query)["$defs"][endpoint.query.__name__]
    parameters = []
    for name, schema in described["properties"].items():
        kinds = [kind for kind in schema.pop("anyOf", [schema]) if kind.get("type") != "null"]
        schema.pop("default", None)
        parameters.append({"name": name, "in": "query", "required": name in described["required"], "schema": {**schema, **kinds[0]}})
    return parameters
