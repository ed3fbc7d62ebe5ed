import Typography from "@mui/material/Typography";
import { cancellationReasons, holdReasons } from "@boresight/domain/orders/reasons";
import { rowsOf } from "#data/rows.ts";
import type { FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ZonedTime } from "#ui/time/zoned-time.tsx";
import { EditableFields } from "#features/orders/fields/editable-fields.tsx";
import type { OrderFields } from "#features/orders/fields/order-fields.fragment.ts";
import { calibrationWord } from "#features/orders/order-words.ts";

const time = (moment: string | null) => moment && <RelativeTime moment={moment} />;
const code = (label: string, value: string | null) => value && <CodeText label={label} code={value} />;
const worded = (words: Readonly<Record<string, string>>, key: string | null) => key && (words[key] ?? key);

const workDetails = (order: OrderFieldsFragment): Detail[] => [
  { label: "On hold because", value: worded(holdReasons, order.holdReasonKey) },
  {
    label: "Cancelled because",
    value: order.cancellationReason ?? worded(cancellationReasons, order.cancellationReasonKey),
  },
  { label: "Calibration", value: calibrationWord(order.calibrationType) },
  {
    label: "Ride height",
    value:
      order.rideHeightModified &&
      `Modified${order.rideHeightDecision ? `, ${order.rideHeightDecision}` : ", not decided"}`,
  },
  { label: "Odometer in", value: order.odometerIn !== null && `${order.odometerIn.toLocaleString("en-US")} mi` },
  { label: "Odometer out", value: order.odometerOut !== null && `${order.odometerOut.toLocaleString("en-US")} mi` },
  { label: "Fuel in", value: order.fuelLevelIn !== null && `${order.fuelLevelIn} %` },
  { label: "Notes", value: order.notes },
  { label: "Internal notes", value: order.internalNotes },
];

const numberDetails = (order: OrderFieldsFragment): Detail[] => [
  { label: "Repair order", value: code("repair order number", order.repairOrderNumber) },
  { label: "PO", value: code("PO number", order.poNumber) },
  { label: "Claim", value: code("claim number", order.claimNumber) },
  { label: "Insurer", value: order.insurerName },
  { label: "Cost", value: order.cost !== null && <MoneyText cents={order.cost} /> },
  { label: "Fuel", value: order.fuelCost !== null && <MoneyText cents={order.fuelCost} /> },
  { label: "Invoice", value: code("invoice number", order.invoiceNumber) },
  { label: "Invoice total", value: order.invoiceTotal !== null && <MoneyText cents={order.invoiceTotal} /> },
];

const visitStates: Readonly<Record<string, string>> = { requested: "To be confirmed", arrived: "Arrived" };

function visitTime({ visits }: OrderFieldsFragment) {
  const [visit] = rowsOf(visits);
  if (!visit?.facility) return null;
  return (
    <>
      <ZonedTime timeZone={visit.facility.timeZone} moment={visit.startsAt} />
      {visitStates[visit.status]}
    </>
  );
}

/** What was agreed stands on the facility's clock, wherever the reader is. */
const agreed = (moment: string | null, { timeZone }: OrderFieldsFragment) =>
  moment && <ZonedTime timeZone={timeZone} moment={moment} />;

/** A day that comes before the vehicle does cannot be meant. */
function readyAt(moment: string | null, order: OrderFieldsFragment) {
  const [visit] = rowsOf(order.visits);
  const isTooEarly = moment !== null && visit !== undefined && order.releasedAt === null && moment < visit.startsAt;
  if (!isTooEarly) return agreed(moment, order);
  return (
    <>
      {agreed(moment, order)}
      <Typography component="span" variant="caption" sx={{ display: "block", color: "warning.main" }}>
        Before the appointment: check this date
      </Typography>
    </>
  );
}

const dateDetails = (order: OrderFieldsFragment): Detail[] => [
  { label: "Requested", value: time(order.createdAt) },
  { label: "Appointment", value: visitTime(order) },
  { label: "Pickup", value: agreed(order.pickupDate, order) },
  { label: "Checked in", value: time(order.checkedInAt) },
  { label: "Promised", value: readyAt(order.promisedAt, order) },
  { label: "Estimated ready", value: readyAt(order.estimatedCompletionDate, order) },
  { label: "Released", value: time(order.releasedAt) },
];

type Order = FragmentType<typeof OrderFields>;

export const OrderWork = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="work" title="Work" detailsOf={workDetails} />
);

export const OrderNumbers = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="numbers" title="Numbers" detailsOf={numberDetails} />
);

export const OrderDates = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="dates" title="Dates" detailsOf={dateDetails} />
);
