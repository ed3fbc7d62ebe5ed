/** What reports call the state of a fault code, in English, French, German and Spanish. */
import type { CodeState } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

const there =
  "crnt|current(?:ly)?(?: present| active)?|active|present|presente?s?|actuel(?:le)?s?|actifs?|actives?|actual(?:es)?|activ[oa]s?|hard|static|vorhanden|aktuell|aktiv|statisch|prasent";
const erased = "cleared|erased|effacee?s?|supprimee?s?|borrad[oa]s?|geloscht";
const kept =
  "history|continuous memory|historic(?:al)?|historique|historic[oa]s?|historisch|stored|past|previous(?:ly)?|memori[sz]ed|memorisee?s?|memorizad[oa]s?|enregistree?s?|almacenad[oa]s?|guardad[oa]s?|gespeichert|passes?|pasad[oa]s?|confirmed|confirmee?s?|confirmad[oa]s?|bestatigt";
const awaited = "pending|en attente|pendientes?|ausstehend|maturing";
const no = "no|non|nein|nicht|not|never|no longer|no mas|ya no|pas|plus|cannot be|could not be|unable to be";
const returned = /\bdid not (?:return|reset|reoccur|come back)\b/g;
const now = "currently|now|yet|longer|more|mehr|derzeit|momentan|actualmente|been|be|is";

/** What is denied is not so: `Not cleared` and `Not confirmed` say nothing, beside what else is said. */
const denied = new RegExp(`\\b(?:${no})(?: (?:${now}))* (?:${erased}|${kept}|${awaited}|permanent(?:e|es|s)?)\\b`, "g");

/** The first that fits: "not present" is no "present", and one that is current and stored is current. */
const states: readonly (readonly [RegExp, CodeState])[] = [
  [new RegExp(`\\b(?:${erased})\\b`), "cleared"],
  [/\bpermanent(?:e|es|s)?\b/, "permanent"],
  [
    new RegExp(
      `\\b(?:in ?activ[eo]?s?|inactifs?|inaktiv|inactiv[oa]s?|passive?|passif|passiv|pasiv[oa]|absente?s?|currently not present|(?:${no})(?: (?:${now}))* (?:${there})|(?:${there})(?: (?:${now}))* (?:no|non|nein|false))\\b`,
    ),
    "stored",
  ],
  [/\b(?:intermittente?s?|sporadi(?:c|que|sch)|esporadic[oa]|intermitentes?|fugiti(?:f|ve)s?)\b/, "stored"],
  [new RegExp(`\\b(?:${there})\\b`), "current"],
  [new RegExp(`\\b(?:${awaited})\\b`), "pending"],
  [new RegExp(`\\b(?:${kept})\\b`), "stored"],
];

/** Words that stand beside a state and say nothing else. */
const besides =
  /\b(?:dtcs?|codes?|trouble|diagnostic|faults?|status|state|stored?|mil|on|off|warning|light|lamp|indicator|requested|and|or|tested|test|failed|not|complete|completed|since|memory|clear|last|this|cycle|operation|key|code|defauts?|pannes?|etat|et|de|the|mode|service|oui|non|yes|no|ja|nein|si|true|false|found|detected|emissions?|related|is|fehler(?:codes?|speicher)?|und|oder|zustand|momentan|derzeit|gepruft|seit|testee?s?|depuis|effacement|la|memoire|letzter|speicherloschung|codigos?|fallas?|averias?|y|o|estado|currently|now|at time of (?:request|scan|test))\b/g;

const plain = (text: string): string =>
  unaccented(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d$ ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns the state that a text names, whatever else it says; null: none. */
export const stateIn = (text: string): CodeState | null => {
  const said = plain(text).replaceAll(denied, " ");
  return states.find(([word]) => word.test(said))?.[1] ?? null;
};

/** Returns the state of a text that names a state and nothing else: `History`, `Current / stored`, `[Active]`; null: another text. */
export function stateOf(text: string): CodeState | null {
  if (text.length > longestState) return null;
  const said = plain(text).replaceAll(denied, " ").replaceAll(returned, " ");
  const rest = states.reduce((left, [word]) => left.replaceAll(new RegExp(word, "g"), " "), said);
  const isPlain =
    rest
      .replaceAll(besides, " ")
      .replaceAll(/\$?\b\d{0,3}[0-9a]\b|\$/g, " ")
      .trim() === "";
  return isPlain ? stateIn(text) : null;
}

const longestState = 80;

/** A text that begins with its state: `(Current) Radar misaligned`. */
export function beginningState(text: string): { rest: string; state: CodeState } | null {
  const [, said = "", rest = ""] = /^[([]([^()[\]]{3,40})[)\]]\s+(.+)$/.exec(text) ?? [];
  const state = said === "" ? null : stateOf(said);
  return state && { rest, state };
}

/** A text that ends with its state: `Radar misaligned (History)`, `Signal missing - Intermittent`. */
export function endingState(text: string): { rest: string; state: CodeState } | null {
  const found = /^(.+?)\s*(?:[([]([^()[\]]{3,40})[)\]]|\s[-–—]+\s+([^-–—]{3,40}))\s*$/.exec(text);
  const state = found && stateOf(found[2] ?? found[3] ?? "");
  return found && state ? { rest: found[1] ?? "", state } : null;
}
