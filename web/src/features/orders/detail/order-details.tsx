import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { orderField, orderFieldNames, type OrderField } from "@boresight/domain/orders/order-fields";
import type { FieldGroup } from "@boresight/domain/orders/field-spec";
import { rowsOf } from "#data/rows.ts";
import type { FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ZonedTime } from "#ui/time/zoned-time.tsx";
import { fieldValue } from "#features/orders/fields/field-value.tsx";
import { EditableFields } from "#features/orders/fields/editable-fields.tsx";
import type { OrderFields } from "#features/orders/fields/order-fields.fragment.ts";
import { calibrationWord } from "#features/orders/order-words.ts";

const time = (moment: string | null) => moment && <RelativeTime moment={moment} />;

/** How the page displays a field beyond its kind. */
const shown: Readonly<Partial<Record<OrderField, (order: OrderFieldsFragment) => Detail>>> = {
  rideHeightModified: ({ rideHeightModified, rideHeightDecision }) => ({
    label: t("base.rideHeight"),
    value:
      rideHeightModified &&
      (rideHeightDecision
        ? t("orders.modifiedDecision", { decision: rideHeightDecision })
        : t("orders.modifiedUndecided")),
  }),
  promisedAt: (order) => ({ label: t("orders.promised"), value: readyAt(order.promisedAt, order) }),
  estimatedCompletionDate: (order) => ({
    label: t("orders.estimatedReady"),
    value: readyAt(order.estimatedCompletionDate, order),
  }),
};

const isText = (name: OrderField) => orderField(name).kind === "text";

/** The fields of one group, long text last. */
function fieldDetails(group: FieldGroup, order: OrderFieldsFragment): Detail[] {
  const names = orderFieldNames.filter((name) => orderField(name).group === group);
  return [...names.filter((name) => !isText(name)), ...names.filter(isText)].map(
    (name) =>
      shown[name]?.(order) ?? {
        label: orderField(name).heading ?? orderField(name).label,
        value: fieldValue(name, order[name], order.timeZone),
      },
  );
}

const workDetails = (order: OrderFieldsFragment): Detail[] => [
  { label: t("base.calibration"), value: order.calibrationType && calibrationWord(order.calibrationType) },
  ...fieldDetails("work", order),
];

const numberDetails = (order: OrderFieldsFragment): Detail[] => [
  ...fieldDetails("numbers", order),
  {
    label: t("files.invoice"),
    value: order.invoiceNumber && <CodeText label={t("orders.invoiceNumberNoun")} code={order.invoiceNumber} />,
  },
  { label: t("base.invoiceTotal"), value: order.invoiceTotal !== null && <MoneyText cents={order.invoiceTotal} /> },
];

/** A promised day before the appointment cannot be intended. */
function readyAt(moment: string | null, order: OrderFieldsFragment) {
  const [appointment] = rowsOf(order.appointments);
  const isTooEarly =
    moment !== null && appointment !== undefined && order.releasedAt === null && moment < appointment.startsAt;
  const agreed = moment && <ZonedTime timeZone={order.timeZone} moment={moment} />;
  if (!isTooEarly) return agreed;
  return (
    <>
      {agreed}
      <Typography component="span" variant="caption" sx={{ display: "block", color: "warning.main" }}>
        {t("orders.beforeTheAppointmentCheckThisDate")}
      </Typography>
    </>
  );
}

function dateDetails(order: OrderFieldsFragment): Detail[] {
  const [pickup, ...promises] = fieldDetails("dates", order);
  return [
    { label: t("base.requested"), value: time(order.createdAt) },
    ...(pickup ? [pickup] : []),
    { label: t("base.checkedIn"), value: time(order.checkedInAt) },
    ...promises,
    { label: t("base.released"), value: time(order.releasedAt) },
  ];
}

type Order = FragmentType<typeof OrderFields>;

export const OrderWork = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="work" title={t("base.work")} detailsOf={workDetails} isLine />
);

export const OrderNumbers = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="numbers" title={t("orders.numbers")} detailsOf={numberDetails} />
);

export const OrderDates = ({ order }: { order: Order }) => (
  <EditableFields order={order} group="dates" title={t("orders.dates")} detailsOf={dateDetails} />
);
