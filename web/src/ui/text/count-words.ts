/** For people: a plus sign where counting stopped. */
export const countWords = ({ count, isMore }: { count: number; isMore: boolean }): string | number =>
  isMore ? `${count}+` : count;
