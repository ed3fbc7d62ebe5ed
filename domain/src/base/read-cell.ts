import type { Text } from "#texts/travelling-text.ts";

/** What was read from a cell of a list, or what is wrong with it. */
export type ReadCell =
  | {
      /** Undefined: the cell says nothing. */
      value: unknown;
      /** What was made of this cell. */
      note?: Text;
      /** What was made of this word, which is said once for the file. */
      told?: Text;
    }
  | { problem: Text };
