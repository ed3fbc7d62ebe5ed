import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { WorkChartsPageQuery } from "#graphql/graphql.ts";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { percents } from "#ui/text/percents.ts";

type Load = NonNullable<WorkChartsPageQuery["workCharts"]>["load"];

const weekdayName = new Intl.DateTimeFormat(localeTag(), { weekday: "short", timeZone: "UTC" });
/** January 1, 2024 was a Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName.format(Date.UTC(2024, 0, day)));

interface Row {
  id: string;
  name: string;
  /** Booked of available by day of the week; null when nobody works. */
  shares: readonly (number | null)[];
  total: number | null;
}

function rowsOf(load: Load): Row[] {
  const people = Map.groupBy(load, ({ technicianId }) => technicianId);
  return [...people].map(([id, days]) => {
    const [booked, available] = [
      days.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0),
      days.reduce((sum, { availableMinutes }) => sum + availableMinutes, 0),
    ];
    return {
      id,
      name: days[0]?.name ?? "",
      shares: days.map((day) => (day.availableMinutes > 0 ? day.bookedMinutes / day.availableMinutes : null)),
      total: available > 0 ? booked / available : null,
    };
  });
}

const words = (share: number | null) => (share === null ? "–" : percents.format(share));

/** How much of each technician's time is booked, by day of the week: the fuller, the darker, and written in each field. */
export function LoadMap({ load }: { load: Load }) {
  const rows = rowsOf(load);
  const busiest = rows.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0))[0];
  const headers = [t("base.technician"), ...weekdays, t("base.all")];
  const title =
    busiest?.total == null
      ? t("dashboards.nobodyBooked")
      : t("dashboards.busiest", { name: busiest.name, share: percents.format(busiest.total) });

  return (
    <ChartCard
      title={title}
      table={{
        headers,
        rows: rows.map(({ name, shares, total }) => [name, ...shares.map(words), words(total)] as const),
      }}
    >
      {rows.length > 0 && (
        <Box component="figure" aria-label={t("dashboards.technicianLoad")} sx={grid}>
          <span />
          {weekdays.map((day) => (
            <b key={day}>{day}</b>
          ))}
          {rows.slice(0, 7).map(({ id, name, shares }) => (
            <Box key={id} sx={{ display: "contents" }}>
              <Box component="span" dir="auto" title={name} className="name">
                {name}
              </Box>
              {shares.map((share, day) => (
                <Box
                  key={weekdays[day]}
                  className="field"
                  sx={{ bgcolor: share === null ? "ground.sunken" : undefined }}
                  style={share === null ? {} : { ["--load" as string]: `${Math.min(100, Math.round(share * 100))}%` }}
                >
                  {words(share)}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      )}
    </ChartCard>
  );
}

const grid = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "minmax(72px, 1.6fr) repeat(7, minmax(0, 1fr))",
  gap: 0.5,
  fontSize: "0.75rem",
  fontVariantNumeric: "tabular-nums",
  "& b": { fontWeight: 500, textAlign: "center", color: "text.secondary", pb: 1 },
  "& .name": { alignSelf: "center", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .field": {
    display: "grid",
    placeItems: "center",
    minHeight: 30,
    borderRadius: 0.5,
    border: 1,
    borderColor: "divider",
    background: "color-mix(in srgb, var(--mui-palette-tone-blue-solid) calc(var(--load, 0%) * 0.45), transparent)",
  },
};
