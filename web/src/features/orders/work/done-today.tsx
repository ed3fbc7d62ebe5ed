import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ordersOf, rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { shiftDay } from "#ui/time/calendar-days.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { StatusChip } from "#records/status-chip.tsx";
import { minutesOf } from "./work-hours.ts";

const DoneTodayOrders = graphql(`
  query DoneToday($done: OrderFilter!, $me: UUID!, $since: Datetime!) {
    orderPage(first: 20, filter: $done, sort: "createdAt") {
      totalCount
      orders {
        id
        internalOrderNumber
        vehicle {
          id
          vehicleDescription
        }
        status {
          id
          ...StatusOnChip
        }
      }
    }
    calibrationAttempts(
      first: 100
      filter: { performedBy: { equalTo: $me }, createdAt: { greaterThanOrEqualTo: $since } }
    ) {
      totalCount
      nodes {
        id
        startedAt
        endedAt
      }
    }
  }
`);

/** In days. */
const farBack = 90;

interface DoneTodayProps {
  userId: string;
  /** The calendar day where the technician works. */
  today: string;
}

/** The end of a technician's day: what was handed over, what was calibrated and for how long. */
export function DoneToday({ userId, today }: DoneTodayProps) {
  const days = { milestone: "released", milestoneFrom: today, milestoneTo: today };
  const { data, refetch } = useQuery(DoneTodayOrders, {
    variables: { done: { worker: userId, ...days }, me: userId, since: new Date(`${today}T00:00`).toISOString() },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => void refetch().catch(() => {})); // What was shown stays.
  const orders = ordersOf(data?.orderPage);
  const attempts = rowsOf(data?.calibrationAttempts);
  const minutes = minutesOf(attempts);
  const finished = { view: "all", technician: userId, ...days, milestoneFrom: shiftDay(today, -farBack) };
  if (!data) return null;

  return (
    <Box component="section" aria-label={t("orders.doneToday")} sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline", px: 5 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
          {t("orders.doneToday")}
        </Typography>
        <Typography component="bdi" variant="body2" color="textSecondary">
          {[
            t("orders.vehicleCount", { count: data.orderPage?.totalCount ?? 0 }),
            attempts.length > 0 && t("orders.attemptCount", { count: data.calibrationAttempts?.totalCount ?? 0 }),
            minutes > 0 && t("orders.minutesCalibrating", { minutes }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      <RowList label={t("orders.doneToday")}>
        {orders.map(({ id, internalOrderNumber, vehicle, status }) => (
          <ListRow
            key={id}
            link={{ to: `/service-orders/${id}` }}
            main={vehicle?.vehicleDescription}
            second={<bdi>{internalOrderNumber}</bdi>}
            end={<StatusChip status={status} />}
          />
        ))}
      </RowList>
      <Button component={RouteLink} to="/service-orders" search={finished} sx={{ mx: 3, mb: 2, minHeight: 44 }}>
        {t("orders.allFinishedWork")}
      </Button>
    </Box>
  );
}
