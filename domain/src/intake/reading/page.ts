/** What any source of a document becomes: pages of words with their places. */

/** In points, from the upper start corner of the page as its text stands upright. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Word {
  text: string;
  box: Box;
  /** 0 to 1: how sure the source is of the text. A text layer is sure. */
  confidence: number;
  /** Where its middle would be if its line were level: of pictures that were taken at an angle. */
  level?: number | undefined;
}

export interface Page {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  /** How far the page as its file shows it is turned clockwise until its text stands upright; null for an odd angle. */
  turn?: 0 | 90 | 180 | 270 | null | undefined;
  words: readonly Word[];
}
