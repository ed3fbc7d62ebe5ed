/** A printed row without what stands before its operation and part: its number, and marks of supplements and manual entries. */
import { leadingOperation } from "./line-operation.ts";
import { headingOf } from "./row-kinds.ts";

export interface Numbered {
  number: number | null;
  supplement: number | null;
  isManual: boolean;
  rest: string;
}

/** Points that lead to the figures. */
const leader = /\s?(?:\.\s?){4,}/g;
const symbols = /^(?:[#*~@]+|<\s?>|\*{1,3})\s*/;

/** "7FRONT BUMPER", where print is set tight; "22FOZ" is a dealer's code. */
function runInto(text: string): RegExpExecArray | null {
  const number = /^(\d{1,4})(?=[A-Z]{3,})/.exec(text);
  const rest = text.slice(number?.[0].length);
  return headingOf(rest, false) !== null || leadingOperation(rest) ? number : null;
}

/** "S01 12 # Repl …": the number, marks of supplements and manual entries, and what follows. */
export function numberedRow(text: string): Numbered {
  let rest = text.replaceAll(leader, " ");
  let [number, supplement, isManual]: [number | null, number | null, boolean] = [null, null, false];
  for (let step = 0; step < 8; step++) {
    const digits: RegExpExecArray | null =
      number === null ? (/^(\d{1,4})\s+(?=\D|\d{5,7}\s)/.exec(rest) ?? runInto(rest)) : null;
    const mark = /^(?:S(\d{1,2})|E0[01])\s+/.exec(rest); // "E01" is the estimate itself.
    const symbol = symbols.exec(rest);
    if (digits) number = Number(digits[1]);
    else if (mark) supplement = mark[1] === undefined ? null : Number(mark[1]);
    else if (symbol) isManual ||= symbol[0].includes("#");
    else break;
    rest = rest.slice((digits ?? mark ?? symbol)?.[0].length ?? 0).trimStart();
  }
  return { number, supplement, isManual, rest };
}

/** A code of an estimate before its part, or Mitchell's words that are none of a sentence. */
export function isCodedRow(text: string): boolean {
  const { rest } = numberedRow(text);
  return leadingOperation(rest) !== null || /^remove ?\//i.test(rest);
}
