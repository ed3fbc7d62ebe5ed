import { escapeLiteral } from "pg";

/**
 * A set of the domain's words in SQL: `status in ${wordList(bookedAppointmentStatuses)}`. A literal, so that partial
 * indexes match.
 */
export const wordList = (words: readonly string[]): string =>
  `(${words.map((word) => escapeLiteral(word)).join(", ")})`;
