import type { ChosenCalibration } from "#features/intake/intake-values.ts";

interface Suggested {
  typeKey: string;
  ruleId: string;
  /** The repairs that require it, in words. */
  reason: string;
  /** Many vehicles do not have it, and nothing says whether this one does. */
  isPerhaps: boolean;
}

const longestTrigger = 300;

/**
 * Adds the current suggestions to the chosen calibrations, except removed ones and those that are calibrated only if
 * fitted, which people choose; drops those no longer suggested.
 */
export function mergeSuggestions(
  chosen: readonly ChosenCalibration[],
  suggested: readonly Suggested[],
  dismissed: readonly string[],
): ChosenCalibration[] {
  const isChosen = (typeKey: string) => chosen.some((one) => one.typeKey === typeKey);
  const wanted = suggested.filter(({ typeKey, isPerhaps }) =>
    isPerhaps ? isChosen(typeKey) : !dismissed.includes(typeKey),
  );
  const own = chosen.filter(({ ruleId, typeKey }) => ruleId === null && wanted.every((one) => one.typeKey !== typeKey));
  return [
    ...wanted.map(({ typeKey, ruleId, reason }) => ({
      ...(chosen.some((one) => one.typeKey === typeKey && one.isSublet) && { isSublet: true }),
      typeKey,
      ruleId,
      trigger: reason.slice(0, longestTrigger),
    })),
    ...own,
  ];
}
