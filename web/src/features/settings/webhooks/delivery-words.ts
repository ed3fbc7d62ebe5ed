import { t } from "@boresight/domain/texts/text";
import type { DeliveryFieldsFragment } from "#graphql/graphql.ts";

const words: Record<string, string> = {
  pending: t("base.waiting"),
  delivered: t("settings.delivered"),
  failed: t("base.failed"),
};

/** The statuses of a delivery, in words. */
export const deliveryWord = (status: string): string => words[status] ?? status;

/** Returns `HTTP 503 · 2 attempts`; without a response, the attempts alone. */
export function attemptWords({
  responseStatus,
  attempts,
}: Pick<DeliveryFieldsFragment, "attempts" | "responseStatus">) {
  if (attempts === 0) return t("settings.notSentYet");
  const count = t("settings.attempts", { count: attempts });
  return responseStatus === null
    ? count
    : t("settings.httpResponsestatusCount", { status: responseStatus, attempts: count });
}

/** An event can be resent once it was delivered or has failed for good, while its webhook is enabled. */
export const canSendAgain = ({ status }: Pick<DeliveryFieldsFragment, "status">, isActive: boolean): boolean =>
  isActive && status !== "pending";
