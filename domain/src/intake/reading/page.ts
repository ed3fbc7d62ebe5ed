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
}

export interface Page {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  words: readonly Word[];
}
