import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Suspense, useId, useState, type ReactNode } from "react";
import { AppointmentArrival, type ArrivalDialogs } from "#features/schedule/appointment-arrival.tsx";
import { TodaysArrivals } from "#features/schedule/todays-arrivals.tsx";
import { TodaysOrders } from "#features/orders/work/todays-orders.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

const VinDialog = lazyPart(async () => (await import("#features/orders/arrival/vin-dialog.tsx")).VinDialog);

const OfficeTodayFields = graphql(`
  fragment OfficeToday on Query {
    todaysAppointments {
      id
      ...TodaysArrival
    }
    inWork: orderPage(first: 5, filter: { view: "shop" }, sort: "statusDueAt") {
      totalCount
      ...TodaysOrders
    }
    toCollect: orderPage(first: 5, filter: { statuses: ["readyOut"] }, sort: "statusChangedAt") {
      totalCount
      ...TodaysOrders
    }
  }
`);

const dialogs: ArrivalDialogs = {
  vin: (question) => (
    <Suspense>
      <VinDialog {...question} />
    </Suspense>
  ),
  trouble: () => null, // Gets the place of the appointment in the schedule.
};

interface OfficeTodayProps {
  today: FragmentType<typeof OfficeTodayFields>;
  onChanged: () => void;
}

/** Who comes today, what is worked on, and what waits to be collected. */
export function OfficeToday({ today: masked, onChanged }: OfficeTodayProps) {
  const { todaysAppointments, inWork, toCollect } = readFragment(OfficeTodayFields, masked);
  const arrivals = todaysAppointments?.filter((one) => one !== null) ?? [];
  const [arriving, setArriving] = useState<AppointmentFieldsFragment | null>(null);

  return (
    <SectionCard title={t("base.today")} flush>
      <Box sx={columns}>
        <Column
          title={t("schedule.arrivals")}
          count={arrivals.length}
          to="/appointment-scheduling"
          search={{ tab: "schedule" }}
          all={t("schedule.schedule")}
        >
          <TodaysArrivals arrivals={arrivals} onArrive={setArriving} />
        </Column>
        <Column title={t("orders.inWork")} count={inWork?.totalCount ?? 0} search={{ view: "shop" }}>
          <TodaysOrders label={t("orders.inWork")} page={inWork} />
        </Column>
        <Column title={t("orders.toBeCollected")} count={toCollect?.totalCount ?? 0} search={{ view: "out" }}>
          <TodaysOrders label={t("orders.toBeCollected")} page={toCollect} />
        </Column>
      </Box>
      {arriving && (
        <AppointmentArrival
          about="vin"
          appointment={arriving}
          dialogs={dialogs}
          onArrived={onChanged}
          onClose={() => setArriving(null)}
        />
      )}
    </SectionCard>
  );
}

/** The same whatever the day brings, so that nothing below moves when it is known. */
const listHeight = 236;
const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
  "& > :not(:first-of-type)": {
    borderInlineStart: { lg: 1 },
    borderTop: { xs: 1, lg: 0 },
    borderColor: { xs: "divider", lg: "divider" },
    pt: { xs: 2, lg: 0 },
  },
};

interface ColumnProps {
  title: string;
  count: number;
  to?: string;
  search: Readonly<Record<string, string>>;
  /** The words of the link to all of them. */
  all?: string;
  children: ReactNode;
}

function Column({ title, count, to = "/service-orders", search, all, children }: ColumnProps) {
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 2, px: 5, pb: 1, minHeight: 28 }}>
        <Typography id={titleId} component="h3" variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
          {title} <bdi>({count})</bdi>
        </Typography>
        {(count > 5 || all) && (
          <Link
            component={RouteLink}
            to={to}
            search={search}
            variant="body2"
            underline="hover"
            aria-label={`${title}: ${all ?? t("orders.seeAllTotalcount", { totalCount: count })}`}
          >
            {all ?? t("orders.seeAllTotalcount", { totalCount: count })}
          </Link>
        )}
      </Box>
      <Box sx={{ height: { lg: listHeight }, overflowY: { lg: "auto" } }}>{children}</Box>
    </Box>
  );
}
