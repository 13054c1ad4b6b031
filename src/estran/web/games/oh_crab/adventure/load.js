// Signs, style and words of the Adventure Pack: once, whoever needs them first.
import { dress, unpack } from "../../../drawing.js";
import { load } from "../../../words.js";

await Promise.all([unpack("/web/games/oh_crab/pack.svg"), dress("oh_crab_pack"), load("/web/words/oh_crab_pack.ftl")]);
