import { t } from "@boresight/domain/texts/text";
import { vinTail } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MyOrderFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { dayIn } from "#ui/time/day-in.ts";
import { formatShortDay } from "#ui/time/times.ts";
import { clockWords } from "#ui/time/zone-times.ts";
import { ListRow, narrow } from "#ui/table/list-row.tsx";
import { LateMark } from "#features/orders/late-mark.tsx";
import { nextStepWords } from "#features/orders/transitions/next-step-words.ts";
import { calibrationWord } from "#features/orders/order-words.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { whyListed } from "./why-listed.ts";
import { WayThere } from "./way-there.tsx";

const endLooks = {
  display: "flex",
  flexDirection: "column",
  alignItems: "end",
  gap: 1,
  py: 1,
  [narrow]: { flexDirection: "row-reverse", alignItems: "center", justifyContent: "space-between", width: "100%" },
};

interface MyOrderProps {
  order: MyOrderFragment;
  /** The day under which it is listed; null for none. */
  date: string | null;
}

/** An order as its technician needs it: when and where, the vehicle, whose it is, and the next step. */
export function MyOrder({ order, date }: MyOrderProps) {
  const why = date && whyListed({ category: order.status?.category, bookedOn: bookedDay(order), date });
  const { id, internalOrderNumber, calibrationType, statusDueAt, vehicle, customer, status, booked } = order;

  return (
    <>
      <ListRow
        link={{ to: `/service-orders/${id}` }}
        main={
          <Typography component="span" sx={{ fontSize: "1rem", fontWeight: 500 }}>
            {vehicle?.vehicleDescription}
          </Typography>
        }
        second={
          <>
            {customer && <bdi>{customerName(customer)}</bdi>} · {calibrationWord(calibrationType)} ·{" "}
            <bdi>{internalOrderNumber}</bdi>
            {" · "}
            {vehicle?.vinNumber ? (
              <Typography variant="code" component="bdi" dir="ltr" sx={{ fontSize: "inherit" }}>
                {vinTail(vehicle.vinNumber)}
              </Typography>
            ) : (
              t("vehicles.noVinYet")
            )}
            {why && (
              <Box component="bdi" sx={{ display: "block" }}>
                {why}
              </Box>
            )}
          </>
        }
        start={date !== null && <WhenAndWhere appointment={booked.nodes[0]} date={date} />}
        end={
          <Box sx={endLooks}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <LateMark statusDueAt={statusDueAt} />
              <StatusChip status={status} />
            </Box>
            <Typography variant="caption" color="textSecondary">
              {nextStepWords(order)}
            </Typography>
          </Box>
        }
        stacked
      />
      <Box component="li" sx={{ px: 5, pb: 3, "&:empty": { display: "none" } }}>
        <WayThere order={order} />
      </Box>
    </>
  );
}

function bookedDay({ booked }: MyOrderFragment): string | null {
  const [appointment] = booked.nodes;
  return appointment ? dayIn(appointment.facility?.timeZone, appointment.startsAt) : null;
}

type Appointment = NonNullable<MyOrderFragment["booked"]["nodes"][number]>;

/** `9:00 AM`, and below it the bay; of what has been here since an earlier day, that day. */
function WhenAndWhere({ appointment, date }: { appointment: Appointment | null | undefined; date: string }) {
  if (!appointment) return <Box sx={{ minWidth: 76, [narrow]: { display: "none" } }} />;
  const { startsAt, facility, bay } = appointment;
  const day = dayIn(facility?.timeZone, startsAt);

  return (
    <Box sx={{ minWidth: 76, [narrow]: { display: "flex", gap: 2, alignItems: "baseline", width: "100%" } }}>
      <Typography component="time" dateTime={startsAt} sx={{ display: "block", fontWeight: 500, whiteSpace: "nowrap" }}>
        {day === date ? clockWords(facility?.timeZone, startsAt) : formatShortDay(day)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        <bdi>{bay?.name}</bdi>
      </Typography>
    </Box>
  );
}
