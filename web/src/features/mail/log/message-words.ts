import { t } from "@boresight/domain/texts/text";

/** Returns "Asked for 3 times, sent once" for a message that several status changes requested within five minutes. */
export const onceWords = ({ repeats }: { repeats: number }): string | null =>
  repeats > 0 ? t("mail.askedForValueTimesSentOnce", { count: repeats + 1 }) : null;

/** An email can be resent unless it was sent: it is in the outbox, failed or bounced. */
export const canRetry = ({ status, serviceOrder }: { status: string; serviceOrder: object | null }): boolean =>
  serviceOrder !== null && ["bounced", "failed", "kept"].includes(status);
