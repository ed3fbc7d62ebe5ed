import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ChoiceField } from "./choice-field.tsx";
import { periodChoices, type PeriodKey, type ReportPeriod } from "./report-period.ts";

/** The period of a report, stored in the address. One's own days begin with those of the period before. */
export function PeriodFilter({ period }: { period: ReportPeriod }) {
  const { search, change } = useAddress();
  const { from, to } = period;
  const choose = (key: PeriodKey) =>
    change(key === "custom" ? { period: key, from, to } : { period: key, from: undefined, to: undefined });

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end", width: { xs: "100%", sm: "auto" } }}>
      <ChoiceField label={t("dashboards.period")} value={period.key} choices={periodChoices} onChoose={choose} />
      {period.key === "custom" && (
        <DayRangeFilter
          label={t("base.days")}
          from={search["from"] ?? from}
          to={search["to"] ?? to}
          onSelect={(days) => change({ ...days })}
        />
      )}
    </Box>
  );
}
