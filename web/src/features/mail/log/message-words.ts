/** "Asked for 3 times, sent once" of a message that several steps wanted within five minutes. */
export const onceWords = ({ repeats }: { repeats: number }): string | null =>
  repeats > 0 ? `Asked for ${repeats + 1} times, sent once` : null;

/** A mail can go again once it has not gone: in the outbox, failed or bounced. */
export const canRetry = ({ status, serviceOrder }: { status: string; serviceOrder: object | null }): boolean =>
  serviceOrder !== null && ["bounced", "failed", "kept"].includes(status);
