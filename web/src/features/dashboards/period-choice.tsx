import { t } from "@boresight/domain/texts/text";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { periodOf, periods } from "./periods.ts";

const choices = periods.map(({ days, label }) => ({ value: String(days), label }));

/** The period of the page's figures and charts, stored in the address. */
export function PeriodChoice() {
  const { search, change } = useAddress();

  return (
    <SegmentedChoice
      label={t("dashboards.period")}
      value={String(periodOf(search["days"]).days)}
      choices={choices}
      onChoose={(days) => change({ days })}
    />
  );
}
