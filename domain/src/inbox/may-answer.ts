import type { ReceivedMail } from "./received-mail.ts";

interface Answered {
  orderId: string;
  /** The orders of the automatic answers that this address has had within a day. */
  answeredToday: readonly (string | null)[];
}

/** More on one day is a machine that writes without saying so. */
const mostADay = 10;

/** Mailboxes that nobody reads. */
const unread =
  /^(?:no-?reply|do-?not-?reply|ne-?pas-?repondre|mailer-daemon|postmaster|bounces?|notifications?)(?:[+._-]|@)/i;

/**
 * Whether a mail may be answered automatically: never a machine's, a list's or what did not arrive, and an address once a
 * day about one order, so that two machines that answer each other stop after one.
 */
export const mayAnswer = (
  { kind, from }: Pick<ReceivedMail, "from" | "kind">,
  { orderId, answeredToday }: Answered,
): boolean =>
  kind === "message" &&
  from.address !== "" &&
  !unread.test(from.address) &&
  !answeredToday.includes(orderId) &&
  answeredToday.length < mostADay;
