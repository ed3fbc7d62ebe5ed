// The edge of the server: the words of the texts in what is sent, in its reader's language.
import { builtInName } from "./built-in-name.ts";
import type { TextParams } from "./fill-text.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text-in.ts";
import { textOf } from "./text.ts";
import { endOf, formed, opening, unpacked } from "./travelling-text.ts";

/** Replaces each text in a message by its words; everything else stays as it is. */
export const inWords = (language: Language, message: string): string =>
  replaceTexts(message, (text) => wordsOf(language, text));

/** The same for the strings in JSON that is about to be sent. */
export const inWordsOfJson = (language: Language, json: string): string =>
  replaceTexts(json, (text) => JSON.stringify(wordsOf(language, String(JSON.parse(`"${text}"`)))).slice(1, -1));

/** The English words of what is stored without its key, which may be JSON. */
export const wordsToStore = (value: string): string =>
  (value.includes(`${opening}[\\"`) ? inWordsOfJson : inWords)("en", value);

/** The same for an answer that is no JSON yet. */
export function answerIn<Answer>(language: Language, answer: Answer): Answer {
  const json = JSON.stringify(answer);
  return json.includes(opening) ? (JSON.parse(inWordsOfJson(language, json)) as Answer) : answer; // Only strings differ.
}

function replaceTexts(message: string, toWords: (text: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (let start = message.indexOf(opening); start >= 0; start = message.indexOf(opening, done)) {
    const end = endOf(message, start);
    if (end < 0) break;
    const words = toWords(message.slice(start, end));
    parts.push(message.slice(done, start), words);
    const isEnded = message[end] === "." && /[.!?؟]$/.test(words); // One sentence after the other has one full stop between.
    done = isEnded ? end + 1 : end;
  }
  return done === 0 ? message : parts.join("") + message.slice(done);
}

function wordsOf(language: Language, text: string): string {
  const travelling = unpacked(text);
  if (!travelling) return text;
  const { key, form } = travelling;
  const words = textOf(catalogueOf(language), key, { params: paramsIn(language, travelling.params), language });
  return form && language === "en" ? formed(words, form) : words;
}

const paramsIn = (language: Language, params: TextParams): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" ? builtInName(language, inWords(language, value)) : value,
    ]),
  );
