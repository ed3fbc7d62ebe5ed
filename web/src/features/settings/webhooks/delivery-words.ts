import type { DeliveryFieldsFragment } from "#graphql/graphql.ts";

const words: Record<string, string> = { pending: "Waiting", delivered: "Delivered", failed: "Failed" };

/** The statuses of a delivery, in words. */
export const deliveryWord = (status: string): string => words[status] ?? status;

/** Returns `HTTP 503 · 2 attempts`; without a response, the attempts alone. */
export function attemptWords({
  responseStatus,
  attempts,
}: Pick<DeliveryFieldsFragment, "attempts" | "responseStatus">) {
  if (attempts === 0) return "Not sent yet";
  const count = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return responseStatus === null ? count : `HTTP ${responseStatus} · ${count}`;
}

/** An event can be resent once it was delivered or has failed for good, while its webhook is enabled. */
export const canSendAgain = ({ status }: Pick<DeliveryFieldsFragment, "status">, isActive: boolean): boolean =>
  isActive && status !== "pending";
