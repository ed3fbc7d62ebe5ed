import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { clockWords } from "#ui/time/zone-times.ts";
import { lookOf } from "./appointment-words.ts";
import { AppointmentFields } from "./appointment.fragment.ts";

const TodaysArrivalFields = graphql(`
  fragment TodaysArrival on Appointment {
    id
    facility {
      id
      facilityName
      timeZone
    }
    ...AppointmentFields
  }
`);

interface TodaysArrivalsProps {
  arrivals: readonly FragmentType<typeof TodaysArrivalFields>[];
  onArrive: (appointment: AppointmentFieldsFragment) => void;
}

/** The appointments of today by the clock of their facilities, each with its next move. */
export function TodaysArrivals({ arrivals: masked, onArrive }: TodaysArrivalsProps) {
  const arrivals = readFragment(TodaysArrivalFields, masked);
  const isOneFacility = new Set(arrivals.map(({ facility }) => facility?.id)).size < 2;
  if (arrivals.length === 0)
    return (
      <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
        {t("schedule.nobodyComesToday")}
      </Typography>
    );

  return (
    <RowList label={t("schedule.arrivals")}>
      {arrivals.map((arrival) => (
        <ArrivalRow
          key={arrival.id}
          appointment={readFragment(AppointmentFields, arrival)}
          timeZone={arrival.facility?.timeZone}
          facility={isOneFacility ? undefined : arrival.facility?.facilityName}
          onArrive={onArrive}
        />
      ))}
    </RowList>
  );
}

interface ArrivalRowProps extends Pick<TodaysArrivalsProps, "onArrive"> {
  appointment: AppointmentFieldsFragment;
  timeZone: string | undefined;
  /** Where there are several. */
  facility: string | undefined;
}

function ArrivalRow({ appointment, timeZone, facility, onArrive }: ArrivalRowProps) {
  const { startsAt, serviceOrder: order, bay } = appointment;
  const details = [order?.customer && customerName(order.customer), bay?.name, facility];
  const vehicle = order?.vehicle?.vehicleDescription;

  return (
    <ListRow
      start={
        <Typography component="time" dateTime={startsAt} sx={{ minWidth: 68, fontWeight: 500, whiteSpace: "nowrap" }}>
          {clockWords(timeZone, startsAt)}
        </Typography>
      }
      main={
        order ? (
          <Link component={RouteLink} to={`/service-orders/${order.id}`} color="inherit" underline="hover">
            {vehicle}
          </Link>
        ) : (
          t("schedule.timeKeptForAnOrder")
        )
      }
      second={<bdi>{details.filter(Boolean).join(" · ")}</bdi>}
      end={<Move appointment={appointment} onArrive={onArrive} />}
    />
  );
}

/** What the office does next about it; of what is over, how it ended. */
function Move({ appointment, onArrive }: Pick<ArrivalRowProps, "appointment" | "onArrive">) {
  const { id, status, serviceOrder } = appointment;
  const number = serviceOrder?.internalOrderNumber ?? "";
  if (status === "confirmed" && serviceOrder)
    return (
      <Button
        variant="outlined"
        size="small"
        aria-label={t("schedule.markArrived", { number })}
        onClick={() => onArrive(appointment)}
      >
        {t("schedule.markAsArrived")}
      </Button>
    );
  if (status === "requested")
    return (
      <Button
        component={RouteLink}
        to="/appointment-scheduling"
        search={{ tab: "schedule", appointment: id }}
        variant="outlined"
        size="small"
      >
        {t("base.confirm")}
      </Button>
    );
  const look = lookOf(status);
  return <ToneChip tone={look.tone}>{look.words}</ToneChip>;
}
