import { t } from "@boresight/domain/texts/text";
import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import BuildOutlined from "~icons/ic/outline-build";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { lookAmong, type Look } from "#ui/text/look.ts";

const environments: Record<QboEnvironment, Look> = {
  simulator: { words: t("accounting.simulator"), tone: "amber", icon: BuildOutlined },
  sandbox: { words: t("accounting.sandbox"), tone: "amber", icon: BuildOutlined },
  production: { words: t("accounting.realBooks"), tone: "green", icon: CheckCircleOutlined },
};

/** Whether real books are touched. */
export const environmentLook = lookAmong(environments);

const brokenReasons: Readonly<Record<string, string>> = {
  tokenRefused: t("accounting.brokenTokenRefused"),
  appNotAuthorized: t("accounting.brokenAppNotAuthorized"),
  personLostRights: t("accounting.brokenPersonLostRights"),
  subscriptionEnded: t("accounting.brokenSubscriptionEnded"),
};

/** Why a connection no longer works, as a sentence. */
export const brokenWords = (reason: string | null): string =>
  brokenReasons[reason ?? ""] ?? t("accounting.brokenForUnknownReason");
