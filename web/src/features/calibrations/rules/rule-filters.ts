import { t } from "@boresight/domain/texts/text";
import { typesOf } from "@boresight/domain/calibrations/calibration-system";
import type { CalibrationRuleFilter } from "#graphql/graphql.ts";

/** The filters of the list, by their names in the URL. */
export const ruleFilterNames = ["search", "repair", "system", "verified", "use"] as const;

export const verifiedChoices = [
  { value: "no", label: t("calibrations.starterRules") },
  { value: "yes", label: t("calibrations.verifiedRules") },
];

type Search = Readonly<Record<string, string | undefined>>;

const isAnswer = (text: string | undefined): boolean => text === "yes" || text === "no";

/** Returns the rules that match the filters in the URL. */
export function rulesIn({ search: typed = "", repair, system, verified, use }: Search): CalibrationRuleFilter {
  const words = typed.split(/\s+/).filter(Boolean);
  return {
    ...(words.length > 0 && {
      and: words.map((word) => ({
        or: [{ make: { includesInsensitive: word } }, { model: { includesInsensitive: word } }],
      })),
    }),
    ...(repair && { repairOperation: { key: { equalTo: repair } } }),
    ...(system && { lineItemType: { key: { in: [...typesOf(system)] } } }),
    ...(isAnswer(verified) && { verifiedAt: { isNull: verified === "no" } }),
    ...(isAnswer(use) && { isActive: { equalTo: use === "yes" } }),
  };
}
