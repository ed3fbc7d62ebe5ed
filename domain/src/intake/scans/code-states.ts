/** What reports call the state of a fault code, in English, French and Spanish. */
import type { CodeState } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

/** The first that fits: "not present" is no "present", and one that is current and stored is current. */
const states: readonly (readonly [RegExp, CodeState])[] = [
  [/\b(?:cleared|erased|effacee?s?|borrad[oa]s?)\b/, "cleared"],
  [/\bpermanent(?:e|es|s)?\b/, "permanent"],
  [
    /\b(?:in ?active|passive|not (?:currently |now )?(?:present|active|current)|currently not present|non presente?s?|absente?s?|no presente)\b/,
    "stored",
  ],
  [/\b(?:intermittent|sporadi(?:c|que)|intermitente)\b/, "stored"],
  [
    /\b(?:current(?:ly)?(?: present| active)?|active|present|presente?s?|actuel(?:le)?s?|actifs?|actives?|presente|actual|hard|static)\b/,
    "current",
  ],
  [/\b(?:pending|en attente|pendiente|maturing)\b/, "pending"],
  [
    /\b(?:history|historic(?:al)?|historique|historico|stored|past|previous(?:ly)?|memori[sz]ed|memorisee?s?|enregistree?s?|almacenad[oa]|passe|confirmed|confirmee?)\b/,
    "stored",
  ],
];

/** Words that stand beside a state and say nothing else. */
const besides =
  /\b(?:dtcs?|codes?|trouble|diagnostic|faults?|status|state|stored?|mil|on|off|warning|light|lamp|indicator|requested|and|or|tested|test|failed|not|complete|completed|since|memory|clear|last|this|cycle|operation|key|code|defauts?|etat|et|de|the|mode|service|oui|non|yes|no|found|detected|emissions?|related|is)\b/g;

const plain = (text: string): string =>
  unaccented(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d$ ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns the state that a text names, whatever else it says; null: none. */
export const stateIn = (text: string): CodeState | null => {
  const said = plain(text);
  return states.find(([word]) => word.test(said))?.[1] ?? null;
};

/** Returns the state of a text that names a state and nothing else: `History`, `Current / stored`, `[Active]`; null: another text. */
export function stateOf(text: string): CodeState | null {
  if (text.length > longestState) return null;
  const said = plain(text);
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
