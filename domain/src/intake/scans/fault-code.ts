/** Fault codes as SAE J2012 and ISO 15031-6 form them: a letter, four digits, and a failure type of two more. */

const standard = /^([PCBU][0-3][0-9A-F]{3})(?:[-: ]?([0-9A-F]{2})(?:[-: ][0-9A-F]{2})?)?(?!\w|-\d)/;
/** Behind a space only a failure type that cannot be the beginning of a sentence. */
const loose = /^[PCBU][0-3][0-9A-F]{3} [A-F]{2}(?![\w])/;

export interface ReadCode {
  /** `C1A67`, `C1A67-54`. */
  code: string;
  /** What comes after it. */
  rest: string;
}

/** Returns the code that a text begins with; null: none. `own` are a maker's own numbers. */
export function codeAt(text: string, own?: RegExp): ReadCode | null {
  const bare = text
    .replace(/^[\s•◦▪▫‣●○■□►▶⚠*·\-–—]+/u, "")
    .replace(/^(?:DTC|Code|Fault code|Code d[ée]faut)\s*[:#.]?\s*/i, "");
  const found = standard.exec(bare);
  if (found) {
    const [whole, base = "", type] = found;
    const isWord = type !== undefined && loose.test(bare) && !/^[PCBU][0-3][0-9A-F]{3} (?:F0|00)/.test(bare);
    if (isWord) return { code: base, rest: tidied(bare.slice(base.length)) };
    return { code: type ? `${base}-${type}` : base, rest: tidied(bare.slice(whole.length)) };
  }
  if (!own) return null;
  const [first = ""] = bare.split(/[\s:]/, 1);
  const number = first.replace(/[,;]$/, "");
  return own.test(number) ? { code: number.replace(/^0x/i, ""), rest: tidied(bare.slice(first.length)) } : null;
}

const tidied = (text: string): string => text.replace(/^[\s:\-–—|]+/, "").trim();
