import { t } from "@boresight/domain/texts/text";
import { formatDay } from "#ui/time/times.ts";

/** `From May 4, 2026`, or to which day too. */
export const daysOfRule = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }): string =>
  validTo === null
    ? t("billing.ruleSince", { from: formatDay(validFrom) })
    : t("billing.ruleFromTo", { from: formatDay(validFrom), to: formatDay(validTo) });
