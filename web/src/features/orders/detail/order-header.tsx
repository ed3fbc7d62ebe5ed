import { isOpenCategory } from "@boresight/domain/statuses/status-look";
import { t } from "@boresight/domain/texts/text";
import { cancellationReasons, holdReasons } from "@boresight/domain/orders/reasons";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import BoltOutlined from "~icons/ic/outline-bolt";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderHeaderFragment } from "#graphql/graphql.ts";
import { useNow } from "#ui/time/use-now.ts";
import { dayWords, momentWords, weekdayTime } from "#ui/time/zone-times.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { WaitingMove } from "#features/orders/transitions/waiting-move.tsx";
import { readyWords } from "#features/orders/ready-words.ts";
import { LateMark } from "#features/orders/late-mark.tsx";
import { customerName } from "#records/customer-name.ts";
import { OrderProgress } from "./order-progress.tsx";
import { StatusChip } from "#records/status-chip.tsx";

const OrderHeaderFields = graphql(`
  fragment OrderHeader on ServiceOrder {
    id
    internalOrderNumber
    priority
    timeZone
    holdReasonKey
    cancellationReasonKey
    cancellationReason
    statusChangedAt
    statusDueAt
    promisedAt
    estimatedCompletionDate
    status {
      id
      key
      category
      customerLabel
      ...StatusOnChip
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
    customer {
      ...CustomerName
    }
    cameFrom: statusHistory(first: 1, orderBy: CHANGED_AT_DESC) {
      nodes {
        id
        changedAt
        userByChangedBy @include(if: $staff) {
          id
          displayName
        }
        fromStatus {
          id
          category
        }
      }
    }
  }
`);

export type OrderHeaderFragmentType = FragmentType<typeof OrderHeaderFields>;

interface OrderHeaderProps {
  order: OrderHeaderFragmentType;
  /** One line, where what is below it needs the room. */
  isBrief?: boolean;
}

/** The order's number, vehicle and status. */
export function OrderHeader({ order, isBrief = false }: OrderHeaderProps) {
  const { user } = useAuth();
  const shown = readFragment(OrderHeaderFields, order);
  const { vehicle, customer, status, cameFrom } = shown;
  const staff = isStaff(roleOf(user));
  const isCancelled = status?.key === "cancelled";
  const expected = readyWords({ ...shown, category: status?.category }, (moment) =>
    momentWords(shown.timeZone, moment),
  );
  if (isBrief)
    return (
      <Box sx={line}>
        <Typography dir="auto" sx={{ color: "text.primary", fontWeight: 500 }}>
          {vehicle?.vehicleDescription}
        </Typography>
        <StatusChip status={status} />
        <WaitingMove orderId={shown.id} />
      </Box>
    );

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={line}>
        <Typography dir="auto" sx={{ color: "text.primary", fontWeight: 500 }}>
          {vehicle?.vehicleDescription}
        </Typography>
        {vehicle &&
          (vehicle.vinNumber ? <CodeText label={t("base.vin")} code={vehicle.vinNumber} /> : t("vehicles.noVinYet"))}
        {staff && customer && <bdi>{customerName(customer)}</bdi>}
      </Box>
      <Standing order={shown} />
      {!staff && status && !isCancelled && (
        <Box sx={{ maxWidth: 560 }}>
          {expected && (
            <Typography variant="body2" sx={{ mb: 2, fontWeight: 500 }}>
              {expected}
            </Typography>
          )}
          <OrderProgress
            statusKey={status.key}
            category={status.category}
            label={status.customerLabel}
            heldIn={cameFrom.nodes[0]?.fromStatus?.category}
          />
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 3,
  rowGap: 1,
  color: "text.secondary",
};

/** The status, since when, and why: of an order on hold, and of a cancelled one. */
function Standing({ order }: { order: OrderHeaderFragment }) {
  const { status, statusChangedAt, statusDueAt, timeZone, priority } = order;
  const now = useNow();
  const isCancelled = status?.key === "cancelled";
  const reason = reasonOf(order);

  return (
    <Box sx={{ ...line, gap: 2, minHeight: 24 }}>
      <StatusChip status={status} />
      <WaitingMove orderId={order.id} />
      {reason && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ color: "text.primary", fontWeight: 500, overflowWrap: "anywhere" }}
        >
          {reason}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {isCancelled ? <CancelledWhen order={order} /> : <RelativeTime moment={statusChangedAt} />}
      </Typography>
      <LateMark statusDueAt={statusDueAt} since={statusDueAt ? weekdayTime(timeZone, statusDueAt, now) : ""} />
      {priority !== "normal" && isOpenCategory(status?.category ?? "") && (
        <ToneChip tone="amber" icon={BoltOutlined}>
          {priority === "rush" ? t("base.rush") : t("orders.customerIsWaiting")}
        </ToneChip>
      )}
    </Box>
  );
}

const word = (words: Readonly<Record<string, string>>, key: string | null) => (key ? (words[key] ?? key) : "");

function reasonOf({ status, holdReasonKey, cancellationReasonKey, cancellationReason }: OrderHeaderFragment) {
  if (status?.category === "hold") return word(holdReasons, holdReasonKey);
  if (status?.key !== "cancelled") return "";
  const category = word(cancellationReasons, cancellationReasonKey);
  const said = cancellationReason ?? "";
  return category === said || category === "" ? said : [category, said].filter(Boolean).join(": ");
}

function CancelledWhen({ order: { statusChangedAt, timeZone, cameFrom } }: { order: OrderHeaderFragment }) {
  const by = cameFrom.nodes[0]?.userByChangedBy?.displayName;
  const day = dayWords(timeZone, statusChangedAt);
  return by ? t("orders.cancelledOnBy", { day, name: by }) : t("orders.cancelledOn", { day });
}

/** The order's number, as the page's title. */
export function OrderNumber({ order }: { order: OrderHeaderFragmentType }) {
  return <bdi>{readFragment(OrderHeaderFields, order).internalOrderNumber}</bdi>;
}
