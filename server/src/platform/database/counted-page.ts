/** One page of rows, by their ids. */
export interface CountedPage {
  totalCount: number;
  /** There are more than were counted. */
  isMore: boolean;
  ids: readonly string[];
}
