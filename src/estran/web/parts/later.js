// A part that is fetched when it is first shown: most games are begun without it.
import { html, useEffect, useState } from "../dom.js";

export const later = (fetched, name) => (props) => {
  const [Part, come] = useState(null);
  useEffect(() => void fetched().then((module) => come(() => module[name])), []);
  return Part && html`<${Part} ...${props} />`;
};
