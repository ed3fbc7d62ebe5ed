import type { ChosenCalibration } from "#features/intake/intake-values.ts";

interface Suggested {
  typeKey: string;
  ruleId: string;
  /** The repairs that call for it, in words. */
  reason: string;
}

const longestTrigger = 300;

/** What is suggested now joins what was chosen, unless it was taken out; what is no longer suggested goes. */
export function mergeSuggestions(
  chosen: readonly ChosenCalibration[],
  suggested: readonly Suggested[],
  dismissed: readonly string[],
): ChosenCalibration[] {
  const wanted = suggested.filter(({ typeKey }) => !dismissed.includes(typeKey));
  const own = chosen.filter(({ ruleId, typeKey }) => ruleId === null && wanted.every((one) => one.typeKey !== typeKey));
  return [
    ...wanted.map(({ typeKey, ruleId, reason }) => ({ typeKey, ruleId, trigger: reason.slice(0, longestTrigger) })),
    ...own,
  ];
}
