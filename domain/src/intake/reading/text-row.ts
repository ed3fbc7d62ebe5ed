import type { Found } from "./estimate-document.ts";
import { quoteOf } from "./mention.ts";
import type { Box } from "./page.ts";

/** A printed row, its columns put together from start to end. */
export interface TextRow {
  page: number;
  text: string;
  /** Null where the source has no places, such as text that was pasted. */
  box: Box | null;
  confidence: number;
}

/** A value that stands in a row. */
export const foundIn = <Value>(value: Value, row: TextRow, sureness = 1): Found<Value> => ({
  value,
  page: row.page,
  box: row.box,
  quote: quoteOf(row.text),
  confidence: row.confidence * sureness,
});
