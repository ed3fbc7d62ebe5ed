import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useFacilityChoices } from "#data/base-data.ts";
import { kindChoices } from "#records/customer-kinds.ts";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { customPeriod, narrowingIn, periods } from "./periods.ts";

const periodChoices = [
  ...periods.map(({ key, label }) => ({ value: key, label })),
  { value: customPeriod, label: t("dashboards.custom") },
];

/** What all figures and charts of the page are narrowed to, kept in the address. */
export function FigureFilters({ from, to }: { from: string | undefined; to: string | undefined }) {
  const { search, change } = useAddress();
  const isCustom = search["days"] === customPeriod;
  const places = useFacilityChoices();
  const choose = (days: string) =>
    change(days === customPeriod ? { days, from, to } : { days, from: undefined, to: undefined });

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end", width: { xs: "100%", sm: "auto" } }}>
      {isCustom && (
        <DayRangeFilter
          label={t("dashboards.ownDays")}
          from={search["from"]}
          to={search["to"]}
          onSelect={(days) => change({ ...days })}
        />
      )}
      {places.length > 1 && (
        <SelectFilter
          label={t("base.location")}
          value={search["facility"]}
          choices={places}
          onSelect={(facility) => change({ facility })}
        />
      )}
      <SelectFilter
        label={t("dashboards.customerKind")}
        value={search["kind"]}
        choices={kindChoices}
        onSelect={(kind) => change({ kind })}
      />
      <SegmentedChoice
        label={t("dashboards.period")}
        value={isCustom ? customPeriod : narrowingIn(search).period.key}
        choices={periodChoices}
        onChoose={choose}
      />
    </Box>
  );
}
