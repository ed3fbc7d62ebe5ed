import { escapeLiteral } from "pg";

/** A set of the domain as SQL writes it: `status in ${wordList(bookedAppointmentStatuses)}`. A literal, so that partial indexes match. */
export const wordList = (words: readonly string[]): string =>
  `(${words.map((word) => escapeLiteral(word)).join(", ")})`;
