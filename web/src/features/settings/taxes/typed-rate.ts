import { parsePercent } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";

/** A typed rate in thousandths of a percent, or what is wrong with it: a rate is stored exactly as it was typed. */
export function typedRate(typed: string): { thousandths: number } | { problem: string } {
  const thousandths = parsePercent(typed, 3);
  return thousandths === null ? { problem: t("settings.rateDecimals") } : { thousandths };
}
