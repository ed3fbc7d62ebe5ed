import type { Box } from "./page.ts";

/** A printed row, its columns put together from start to end. */
export interface TextRow {
  page: number;
  text: string;
  /** Null where the source has no places, such as text that was pasted. */
  box: Box | null;
  confidence: number;
}
