import type { FoundEntry } from "./record-entry.ts";

/** A line that one can choose: a record, or something to do. */
export interface PaletteEntry extends Pick<FoundEntry, "id" | "group" | "main" | "second" | "status"> {
  /** The keys that do the same: "g o". */
  keys?: string | undefined;
  run: () => void;
}

export interface PaletteAction extends PaletteEntry {
  /** All that it is found by. */
  words: string;
  /** Whether it is offered before anything is typed. */
  isFirst: boolean;
}
