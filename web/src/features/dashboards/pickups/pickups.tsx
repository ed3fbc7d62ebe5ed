import { ordersFetched, type CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useMemo, useState } from "react";
import type { WorkChartsPageQuery } from "#graphql/graphql.ts";
import { mapStyle } from "#records/map/map-style.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { leadingFinding } from "#features/dashboards/chart-findings.ts";
import { RankedChart } from "#features/dashboards/ranked-chart.tsx";

type Places = NonNullable<WorkChartsPageQuery["workCharts"]>["pickups"];

const PickupMap = lazyPart(async () => (await import("./pickup-map.tsx")).PickupMap);

const height = 272;

/** Where vehicles were fetched: on a map where the shop has one and knows where the places lie, else as bars. */
export function Pickups({ pickups, behind }: { pickups: Places; behind: CountedDays }) {
  const total = pickups.reduce((sum, { count }) => sum + count, 0);
  const [hasFailed, setFailed] = useState(false);
  const style = mapStyle();
  const { from, to, facility, customerKind } = behind;
  const ranked = useMemo(
    () =>
      pickups.map((place) => ({
        ...place,
        link: { to: "/service-orders", search: ordersFetched({ from, to, facility, customerKind }, place.name) },
      })),
    [pickups, from, to, facility, customerKind],
  );
  const mapped = useMemo(
    () =>
      ranked.flatMap(({ latitude, longitude, ...place }) =>
        latitude === null || longitude === null ? [] : [{ ...place, latitude, longitude }],
      ),
    [ranked],
  );
  const elsewhere = total - mapped.reduce((sum, { count }) => sum + count, 0);

  return (
    <RankedChart
      title={leadingFinding(pickups[0], total) ?? t("dashboards.noPickups")}
      label={t("dashboards.pickupPlaces")}
      headers={[t("dashboards.place"), t("base.orders")]}
      tone="teal"
      ranked={ranked.map(({ name, count, link }) => ({
        key: name,
        label: name,
        value: count,
        words: String(count),
        cells: [count],
        link,
      }))}
      picture={
        style && !hasFailed && mapped.length > 0 ? (
          <Box sx={{ display: "flex", flexDirection: "column", gap: 1, height }}>
            <Box sx={{ flexGrow: 1, minHeight: 0 }}>
              <Suspense fallback={<Skeleton height={height} />}>
                <PickupMap style={style} places={mapped} onFailure={() => setFailed(true)} />
              </Suspense>
            </Box>
            {elsewhere > 0 && (
              <Typography variant="caption" color="textSecondary">
                {t("dashboards.notOnTheMap", { count: elsewhere })}
              </Typography>
            )}
          </Box>
        ) : undefined
      }
    />
  );
}
