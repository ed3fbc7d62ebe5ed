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

/** How a shop reads: its words for repairs, and which work on a part makes a repair ask for calibrations. */
export interface ReadingRules {
  keywords: readonly RepairKeyword[];
  /** By the key of the repair operation. */
  calibratedAfter: Readonly<Record<string, readonly Work[]>>;
}

export const asksForCalibration = ({ operation, work }: Mention, { calibratedAfter }: ReadingRules): boolean =>
  (calibratedAfter[operation] ?? []).includes(work);
