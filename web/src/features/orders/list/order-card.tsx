import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OrderRowFragment } from "#graphql/graphql.ts";
import { readyWords } from "#features/orders/ready-words.ts";
import { LateMark } from "#features/orders/late-mark.tsx";
import { customerName } from "#records/customer-name.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { placeMoment } from "#records/place-moment.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { MessageMark } from "./order-marks.tsx";

/** An order on a phone: number, vehicle, status, and to customers their own number first and when it is booked. */
export function OrderCard({ order }: { order: OrderRowFragment }) {
  const { internalOrderNumber, vehicle, customer, status, statusDueAt, unreadMessages, appointments } = order;
  const isOurs = isStaff(roleOf(useAuth().user));
  const numbers = customersNumbers(order);
  const [first = internalOrderNumber, ...others] = isOurs
    ? [internalOrderNumber, ...numbers.filter((number) => number !== internalOrderNumber)]
    : numbers;
  const [appointment] = appointments.nodes;
  const at = (moment: string) => placeMoment(appointment?.facility, moment);
  const expected = readyWords({ ...order, category: status?.category }, at);

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, minHeight: 20 }}>
        <Typography variant="body2" color="primary" component="bdi" sx={{ fontWeight: 500 }}>
          {first}
        </Typography>
        <Box sx={{ display: "flex", gap: 2 }}>
          <MessageMark count={unreadMessages} label={t("orders.unreadMessages", { count: unreadMessages })} />
          <LateMark statusDueAt={statusDueAt} />
        </Box>
      </Box>
      <Typography sx={{ fontWeight: 500 }}>
        <bdi>{vehicle?.vehicleDescription}</bdi>
      </Typography>
      {isOurs && (
        <Typography variant="body2" color="textSecondary">
          {customer && customerName(customer)}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {[...others, !vehicle?.vinNumber && t("vehicles.noVinYet")]
          .filter((words) => words !== false)
          .map((words, at) => (
            <span key={words}>
              {at > 0 && " · "}
              <bdi>{words}</bdi>
            </span>
          ))}
      </Typography>
      {appointment && (
        <Typography variant="body2">{t("orders.appointmentAt", { moment: at(appointment.startsAt) })}</Typography>
      )}
      {expected && <Typography variant="body2">{expected}</Typography>}
      <Box sx={{ mt: 1 }}>
        <StatusChip status={status} />
      </Box>
    </Box>
  );
}
