import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { rowsOf } from "#data/rows.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const VanPlan = lazyPart(async () => (await import("./van-plan.tsx")).VanPlan);

/** Opens the routes of a day; only where there are vans. */
export function VanPlanButton({ place, date }: { place: PlaceFieldsFragment; date: string }) {
  const { search, change } = useAddress();
  const hasVans = rowsOf(place.bays).some(({ kind, isActive }) => kind === "mobile" && isActive);
  if (!hasVans) return null;

  return (
    <Box sx={{ "@media print": { display: "none" } }}>
      <Button variant="outlined" size="small" onClick={() => change({ vans: "day" })}>
        {t("schedule.routesOfVans")}
      </Button>
      <Sheet
        title={t("schedule.routesOfVans")}
        open={search["vans"] !== undefined}
        onClose={() => change({ vans: undefined })}
      >
        <Suspense>
          <VanPlan
            key={date}
            {...{ facilityId: place.id, timeZone: place.timeZone, date }}
            span={search["vans"] === "week" ? "week" : "day"}
            onSpan={(vans) => change({ vans })}
          />
        </Suspense>
      </Sheet>
    </Box>
  );
}
