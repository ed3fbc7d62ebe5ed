import { t } from "@boresight/domain/texts/text";

/** Returns "2 h 30 min"; hours are not converted to days, because a day has as many as the shop is open. */
export function formatWorkingTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && t("base.countH", { count: hours }), rest > 0 && t("base.countMin", { count: rest })]
    .filter(Boolean)
    .join(" ");
}
