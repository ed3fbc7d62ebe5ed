import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { BoltOutlined } from "#ui/icons/action/bolt-outlined.ts";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { LateMark } from "#features/orders/work/late-mark.tsx";
import { customerName } from "#records/customer-name.ts";
import { OrderProgress } from "./order-progress.tsx";
import { StatusChip } from "#records/status-chip.tsx";

const OrderHeaderFields = graphql(`
  fragment OrderHeader on ServiceOrder {
    id
    internalOrderNumber
    priority
    statusChangedAt
    statusDueAt
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
      id
      companyName
      firstName
      lastName
    }
    cameFrom: statusHistory(first: 1, orderBy: CHANGED_AT_DESC) {
      nodes {
        id
        fromStatus {
          id
          category
        }
      }
    }
  }
`);

export type OrderHeaderFragmentType = FragmentType<typeof OrderHeaderFields>;

/** The order's number, vehicle and status. */
export function OrderHeader({ order }: { order: OrderHeaderFragmentType }) {
  const { user } = useAuth();
  const { vehicle, customer, status, priority, statusChangedAt, statusDueAt, cameFrom } = readFragment(
    OrderHeaderFields,
    order,
  );
  const staff = isStaff(roleOf(user));

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 3,
          rowGap: 1,
          color: "text.secondary",
        }}
      >
        <Typography dir="auto" sx={{ color: "text.primary", fontWeight: 500 }}>
          {vehicle?.vehicleDescription}
        </Typography>
        {vehicle?.vinNumber && <CodeText label={t("base.vin")} code={vehicle.vinNumber} />}
        {staff && customer && <bdi>{customerName(customer)}</bdi>}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, minHeight: 24 }}>
        <StatusChip status={status} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTime moment={statusChangedAt} />
        </Typography>
        <LateMark statusDueAt={statusDueAt} />
        {priority !== "normal" && (
          <ToneChip tone="amber" icon={BoltOutlined}>
            {priority === "rush" ? t("orders.rush") : t("orders.customerIsWaiting")}
          </ToneChip>
        )}
      </Box>
      {!staff && status && (
        <Box sx={{ maxWidth: 560 }}>
          <OrderProgress
            category={status.category}
            label={status.customerLabel}
            isCancelled={status.key === "cancelled"}
            heldIn={cameFrom.nodes[0]?.fromStatus?.category}
          />
        </Box>
      )}
    </Box>
  );
}

/** The order's number, as the page's title. */
export function OrderNumber({ order }: { order: OrderHeaderFragmentType }) {
  return <bdi>{readFragment(OrderHeaderFields, order).internalOrderNumber}</bdi>;
}
