/** What a reply by text message asks for: people write STOP in their own words, and lawfully so. */
import {
  clearStopWords,
  fillers,
  helpPhrases,
  optOutPatterns,
  startPhrases,
  stopPhrases,
  wrongNumber,
} from "./opt-out-phrases.ts";

/** `mayStop`: a person has to read it, because the words may ask for no more messages, or speak of something else. */
export type TextReply = "stop" | "start" | "help" | "mayStop" | "other";

/** Longer ones are answers to something, in which a stop word may mean anything. */
const shortReply = 6;
const longestRead = 2000;

/**
 * Returns what a reply asks for. Where a short one is unclear, consent is withdrawn: nobody may be texted against their
 * will, while START gives it back.
 */
export function judgeTextReply(body: string): TextReply {
  const folded = fold(body.slice(0, longestRead));
  const sentences = sentencesOf(folded);
  const words = sentences.flat();
  const asked = sentences.map(askedIn);
  if (asked.includes("stop") || isOneOf(stopPhrases, words) || isSaidAlone(folded)) return "stop";
  if (isOneOf(startPhrases, words)) return "start";
  if (isOneOf(helpPhrases, words)) return "help";
  if (asked.includes("mayStop")) return "mayStop";
  if (!sentences.some(mentionsStop)) return "other";
  return words.length <= shortReply ? "stop" : "mayStop";
}

type Words = readonly string[];

/** Lower case, without accents, apostrophes, joiners and what is written between the letters of S.T.O.P. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}ـ'’‘`´ʼ]/gu, "")
    .toLowerCase()
    .replaceAll(/[🛑⛔🚫]/gu, " stop ")
    .replaceAll(/wrong\s*#/g, "wrong number")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}){2,}(?![\p{L}\p{N}])/gu, (spelled) =>
      spelled.replaceAll(/[^\p{L}]/gu, ""),
    );

const sentencesOf = (folded: string): Words[] => partsOf(folded, /[.!?;:\n\r،؛؟¡¿"“”«»()[\]]+/u);

const partsOf = (folded: string, ends: RegExp): Words[] =>
  folded
    .split(ends)
    .map((part) => (part.match(/[\p{L}\p{N}]+/gu) ?? []).map(corrected))
    .filter((part) => part.length > 0);

/** STOPPP, st0p, stpo, stop2end and the like. */
const stopLike = /^(?:stahp|s+t+[o0]+p+(?:\d+(?:end|quit|stop)?)?|stpo|sotp|tsop|stp)$/;
const corrected = (word: string): string => (stopLike.test(word) ? "stop" : word);

function isOneOf(phrases: ReadonlySet<string>, words: Words): boolean {
  const told = words.filter((word, at) => word !== words[at - 1]);
  return phrases.has(told.join(" ")) || phrases.has(told.filter((word) => !fillers.has(word)).join(" "));
}

/** "STOP. I told you twice.", "I sold it. Stop. Thanks", "It is no longer my car, stop"; not what something says in quotes. */
function isSaidAlone(folded: string): boolean {
  const unquoted = folded.replaceAll(/["“«][^"”»]*["”»]/gu, " quoted ");
  const clauses = partsOf(unquoted, /[.!?;,\n\r،؛؟]+/u);
  const beforeOr = unquoted.split(/ or /, 1).flatMap(sentencesOf).at(-1);
  const alone = [sentencesOf(folded)[0], beforeOr, ...partsOf(unquoted, /[.!?;\n\r؛؟]+/u), clauses[0], clauses.at(-1)];
  return alone.some((words) => words !== undefined && isOneOf(clearStopWords, words));
}

function askedIn(words: Words): "stop" | "mayStop" | null {
  const text = ` ${words.join(" ")} `;
  if (wrongNumber.test(text)) return "stop";
  const found = optOutPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      before: text.slice(0, index),
      after: text.slice(index + length),
    })),
  );
  const meant = found.filter(({ before }) => !isTurnedRound(before));
  if (meant.length === 0) return null;
  return meant.some(({ after }) => !condition.test(after)) ? "stop" : "mayStop";
}

const negation = "(?:dont|do not|did not|didnt|never|not|wont|will not|cant|cannot|without|لم)";
const between = "(?: please| want| wanted| to| be| said| say| ask| asked| mean| meant| ever| wish| need| me| any)*";
const turned = new RegExp(` ${negation}${between} $`, "u");
/** "Why don't you stop texting me", "you won't stop texting me". */
const reproach = new RegExp(
  ` (?:you|u|yall|why|they|if)(?: all| guys| people| just| still| really)? (?:dont|do not|wont|will not|cant|cannot|never|didnt|did not)(?: you| u)?${between} $`,
  "u",
);

const isTurnedRound = (before: string): boolean => turned.test(before) && !reproach.test(before);

/** "Don't text me before 9" is no farewell. */
const condition =
  /^ (?:(?:me|us|again|anymore) )?(?:until|till|before|after|unless|if|when|while|during|between|so|about|avant|apres|jusqua|pendant|quand|si|antes|hasta|despues|cuando|mientras|durante|a las|قبل|بعد|حتي|اذا)(?= )/u;

/** A stop word on its own, not for stopping by, a stop light or brakes that do not stop. */
const mentionsStop = (words: Words): boolean =>
  words.some((word, at) => {
    if (!mentioned.has(word)) return false;
    const [before, after] = [words.slice(0, at), words.slice(at + 1)].map((part) => ` ${part.join(" ")} `);
    return !harmlessAfter.test(after ?? "") && (!harmlessBefore.test(before ?? "") || reproach.test(before ?? ""));
  });

const mentioned = new Set(["stop", "arret", "arretez", "arrete", "توقف", "cease", "revoke"]);
const harmlessAfter =
  /^ (?:by|at|in|over|there|on (?:the|my|our|his|her) way|taking|assist|sign|signs|light|lights|lamp|lamps|near|for|off|switch|start|button|motion|and|go|n|de|du|au|(?:the |my |all |any |a )?(?:car|vehicle|truck|engine|work|working|repairs?|repairing|calibrations?|job|production|driving|moving|running|leak|leaking|noise|beeping)) /;
const harmlessBefore =
  / (?:dont|not|never|wont|cant|cannot|doesnt|didnt|wouldnt|couldnt|shouldnt|bus|truck|non|full|door|pit|next|first|last|start|auto|emergency|hold|rest|brake|more|time do you|when do you|swing by|a|the|one|quick|ill|i|we|he|she|it|they|car|vehicle|l|un|brakes?) $/;
