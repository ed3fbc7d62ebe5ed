/** What estimates and repair orders speak of and nobody does now (English, French, Spanish). */
import { deedOf, wordsOf } from "./words/repair-order-words.ts";

/** Deleted, declined, or of another damage: so of lines, whose word counts wherever it stands. */
export const isNotDone = (line: string): boolean =>
  /~~\S.*\S~~|\b(?:void(?:ed)?|deleted|declined?|declines|refuse[sd]?|previously|prior damage|unrelated|not (?:done|needed|required))\b/i.test(
    line,
  );

const at = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.replaceAll(String.raw`\w`, String.raw`\p{L}`)})(?!\p{L})`, "iu");

/** Done at another time or place. */
const elsewhere = at(
  String.raw`last (?:year|month|week|visit)|(?:years?|months?|weeks?) ago|(?:by|at|from) (?:the |an? )?(?:another|other|different|previous|prior) (?:shop|facility|dealer\w*|repairer)|next (?:visit|service|time)|at a later (?:date|time)|elsewhere|previously|(?:prior|previous|pre-?existing|existing) (?:body ?work|damage|dents?|paint ?work|repairs?|scratch\w*)|unrelated`,
);
/** Refused, or dependent on what is not known yet. */
const uncertain = at(
  String.raw`void(?:ed)?|declin\w*|refus\w*|rechaz\w*|(?:client|customer|cust|guest|owner) (?:(?:will|would like to|wants? to|to) (?:also |first )?(?:consider|decide|hold off|schedule|shop around|think(?: (?:about|over)(?: it| this)?)?|wait (?:until|till)(?: \w+){1,4}|(?<=(?:like|wants?) to )wait(?! (?:for|here|on)\b))|(?:will|to) (?:call|get) back|is (?:considering|deciding|thinking))|think(?:ing)? (?:about|over) it|not (?:needed|performed|required|necessary|approved|authori[sz]ed|touched|disturbed|affected|involved)|un(?:touched|disturbed|affected)|cancel+ed|(?:quote|quoted|estimate|estimated|price|pricing|devis|cotizaci[oó]n|presupuesto) (?:only|seulement|solamente)|(?:solo|s[oó]lo) (?:una? )?(?:cotizaci[oó]n|presupuesto)|for reference only|(?:may|might|could|would|puede|podr[ií]a|peut|pourrait) (?:also |be |possibly |still )*(?:needs?|needed|require[ds]?|necessary|necesitar|requerir|n[eé]cessiter|avoir besoin)|if .{0,40}\b(?:needed|required|necessary|damaged|approved|possible)|(?<!\b(?:see|check|checked|determine|know|tell|verify) )if .{0,40}\b(?:bad|bent|broken|cracked|defective|failed|faulty|leaking|loose|missing|torn|worn)|if (?:the |it |this )?(?:\w+ )?(?:breaks?|continues?|fails?|leaks?|persists?|returns?|spreads?|worsens?)|(?:once|when|unless|until) (?:\w+ )?(?:approved|authori[sz]ed|needed|required)|only (?:if|when)|as needed|(?:pending|awaiting|waiting (?:for|on)) (?:\w+ ){0,2}(?:approval|authori[sz]ation|decision)|on hold|si (?:c['’]est |es |se |hace )?(?:n[eé]cessaire|besoin|requis|necesario|requiere|falta)|au besoin|[aà] pr[eé]voir`,
);
/** "If battery is disconnected, reset clock": said of any vehicle. */
const conditional = /^\W*if (?:\S+ ){1,4}(?:is|are|was|were|has been|have been) /i;
/** Only advised. Where a line is priced it is done all the same. */
const advised = at(
  String.raw`recommend\w*|recommand\w*|recom[ie]+nd\w*|suggest\w*|sugier\w*|suger\w*|advis(?:e|es|ed|ing)|conseill\w*|optional(?:ly)?|possibl[ey]|potential(?:ly)?|consider(?:ing)?|perhaps|maybe|peut-[eê]tre|tal vez|quiz[aá]s?`,
);
const approved = /(?<!\b(?:not|if|once|when|until|unless) (?:\w+ )?)\b(?:approved|accepted|agreed)\b/i;

const code = String.raw`\b[bcpu][0-3][0-9a-f]{3}(?:-[0-9a-f]{2})?\b`;
const codes = String.raw`(?:\b(?:dtcs?|codes?)\W{1,2})?${code}(?:\W{1,3}(?:and |or )?${code}){0,5}`;
const isThere = "(?:present|found|set|stored|active|current|there|detected|duplicated|verified)";
const absent = String.raw`\b(?:(?:not|never|no longer|wasn['’]?t|isn['’]?t) (?:currently )?${isThere}|none ${isThere}|no (?:trouble |fault )?(?:codes?|dtcs?|faults?|problems?|issues?)(?= ${isThere}|\W*$)|(?:unable to|could ?n[o'’]t|cannot) (?:duplicate|verify|reproduce|find)|absente?)\b`;
const absentCodes = new RegExp(String.raw`${codes}(?=(?:(?!${code}).){0,120}?${absent})`, "gi");

/** "Diagnose C1A03, code not present" is no fault, whatever stands between the code and what refuses it, but another code. */
export const withoutAbsentCodes = (text: string): string => text.replace(absentCodes, " ");

/** "Deferred: replace shocks, align" */
export const left =
  /^\W*(?:(?:client|customer|owner|shop|tech\w*|we) )?(?:advis|declin|deferr|exclu[ds]|future|not (?:authorized|done|included|performed)|postpon|recom\w*end|suggest)\p{L}*(?: (?:items?|jobs?|maintenance|repairs?|services?|work))?\s?:/iu;

/** "Quoted replacing both headlamps" */
const offered = /^\W*(?:(?:priced|quote[ds]?)\b|(?:gave|provided|wrote) (?:an? )?(?:estimate|price|quote)\b)/i;

const before = /,|;|\s[+]\s|(?<!\p{L})(?:and|then|but|et|puis|mais|y|pero|luego)(?!\p{L})/giu;
const filler: ReadonlySet<string> = new Set(
  "the and customer owner client cliente insurance insurer only time that this was has not yet for per".split(" "),
);

/** Whether the words beside a part say that its work is not sure. */
export const isUncertain = (line: string, isPriced: boolean): boolean =>
  uncertain.test(line) || elsewhere.test(line) || (!isPriced && advised.test(line) && !approved.test(line));

/**
 * What a sentence orders: all before the part of it that is done elsewhere, refused or only thought of, and what follows with a
 * verb of its own, unless several works are advised. "Replace windshield, if needed" orders nothing.
 */
export function orderedIn(sentence: string): string {
  if (conditional.test(sentence) || ((left.test(sentence) || offered.test(sentence)) && !approved.test(sentence)))
    return "";
  const found = [elsewhere, uncertain, ...(approved.test(sentence) ? [] : [advised])]
    .map((words) => words.exec(sentence))
    .filter((match) => match !== null)
    .toSorted((one, other) => one.index - other.index)[0];
  if (!found) return sentence;
  const ends = [...sentence.matchAll(before)];
  const start = ends.findLast(({ index }) => index < found.index);
  const end = ends.find(({ index }) => index >= found.index + found[0].length);
  const clause = sentence.slice(start ? start.index + start[0].length : 0, end?.index);
  const isBare = wordsOf(clause.replace(found[0], " ")).every((word) => word.length <= 2 || filler.has(word));
  const advisesWork = advised.test(found[0]) && wordsOf(clause).some((word) => deedOf(word) !== null);
  const rest = end?.[0] === "," && !advisesWork ? sentence.slice(end.index + 1) : "";
  const goesOn = deedOf(wordsOf(rest)[0] ?? "") !== null ? rest : "";
  return isBare ? goesOn : `${sentence.slice(0, start?.index ?? 0)}${goesOn === "" ? "" : `, ${orderedIn(goesOn)}`}`;
}
