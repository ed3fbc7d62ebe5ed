/** A field that a column of an imported file can hold, and how its cells are read. */
import type { CellKind } from "./cells/read-cell.ts";

export interface ImportField {
  key: string;
  label: string;
  /** Other headers under which files of this trade have it, without capitals, spaces and signs. */
  names?: readonly string[];
  /** Words that mean nothing more before one of its names: a business phone is a phone. */
  after?: readonly string[];
  /** How its cells are read; text unless said. */
  cell?: CellKind;
  /** Without a column for it, or for another one of the same group, nothing can be imported. */
  neededAs?: string;
}
