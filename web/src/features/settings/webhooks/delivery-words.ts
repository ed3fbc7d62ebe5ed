import type { DeliveryFieldsFragment } from "#graphql/graphql.ts";

const words: Record<string, string> = { pending: "Waiting", delivered: "Delivered", failed: "Failed" };

/** What became of a delivery. */
export const deliveryWord = (status: string): string => words[status] ?? status;

/** `HTTP 503 · 2 attempts`; without a response, attempts alone. */
export function attemptWords({
  responseStatus,
  attempts,
}: Pick<DeliveryFieldsFragment, "attempts" | "responseStatus">) {
  if (attempts === 0) return "Not sent yet";
  const count = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return responseStatus === null ? count : `HTTP ${responseStatus} · ${count}`;
}

/** An event goes again once it has been delivered or given up, while its webhook is on. */
export const canSendAgain = ({ status }: Pick<DeliveryFieldsFragment, "status">, isActive: boolean): boolean =>
  isActive && status !== "pending";
