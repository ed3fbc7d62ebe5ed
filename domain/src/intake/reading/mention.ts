/** What a document says of repairs. */
import type { Work } from "./line-operation.ts";

export interface TextLine {
  page: number;
  text: string;
}

/**
 * "itself": the keyword is enough; otherwise the line must also say that the part was removed or installed, or worked
 * on.
 */
export const countings = ["itself", "removal", "work"] as const;
export type Counting = (typeof countings)[number];

export interface RepairKeyword {
  /** Null marks a false match: a "seat cover" is not a seat. */
  operation: string | null;
  keyword: string;
  countsWith: Counting;
  /** Whether the shop added it: then it also counts for parts that the grammar knows. */
  isOwn?: boolean;
}

export interface Mention {
  operation: string;
  /** The line as written, shortened. */
  line: string;
  page: number;
  /** What is done to the part. */
  work: Work;
}

const longestQuote = 160;

/** A line as it is quoted: on one line, shortened. */
export function quoteOf(sentence: string): string {
  const quote = sentence.replaceAll(/\s+/g, " ").trim();
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote - 1)}…` : quote;
}

/** Which work on its part makes a repair ask for calibrations (handbook section 13): elsewhere the part must come off. */
const asking: Readonly<Record<string, readonly Work[]>> = {
  rearEnd: ["removal", "repair", "refinish"],
  alignment: ["removal", "repair"],
  structural: ["removal", "repair"],
};
const offAlone: readonly Work[] = ["removal"];

export const asksForCalibration = (operation: string, work: Work): boolean =>
  (asking[operation] ?? offAlone).includes(work);
