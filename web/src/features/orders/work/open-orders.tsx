import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { ordersOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OpenOrdersFragment } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { customersNumbers } from "#records/order-numbers.ts";
import { placeMoment } from "#records/place-moment.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { readyWords } from "#features/orders/ready-words.ts";
import { OrderProgress } from "#features/orders/detail/order-progress.tsx";

const OpenOrdersFields = graphql(`
  fragment OpenOrders on OrderPage {
    totalCount
    orders {
      id
      internalOrderNumber
      repairOrderNumber
      statusChangedAt
      promisedAt
      estimatedCompletionDate
      vehicle {
        id
        vehicleDescription
        vinNumber
      }
      status {
        id
        key
        category
        customerLabel
      }
      appointments(
        first: 1
        orderBy: STARTS_AT_DESC
        filter: { status: { in: ["requested", "confirmed", "arrived"] } }
      ) {
        nodes {
          id
          startsAt
          facility {
            id
            timeZone
          }
        }
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
  }
`);

/** A customer's open orders, each with its progress. */
export function OpenOrders({ open }: { open: FragmentType<typeof OpenOrdersFields> | null | undefined }) {
  const connection = readFragment(OpenOrdersFields, open);
  const orders = ordersOf(connection);

  return (
    <Box component="section" aria-labelledby="open-orders">
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", mb: 3 }}>
        <Typography id="open-orders" variant="h2">
          {t("orders.yourVehiclesWithUs")}
        </Typography>
        {connection && connection.totalCount > orders.length && (
          <Link component={RouteLink} to="/service-orders" variant="body2" underline="hover">
            {t("orders.seeAllOrders", { count: connection.totalCount })}
          </Link>
        )}
      </Box>
      {orders.length === 0 && (
        <Card>
          <BlankState kind="empty" title={t("base.noOpenOrders")} dense>
            {t("orders.vehiclesYouSendUsStandHere")}
          </BlankState>
        </Card>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: 4,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
        }}
      >
        {orders.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </Box>
    </Box>
  );
}

function OpenOrder({ order }: { order: NonNullable<OpenOrdersFragment["orders"][number]> }) {
  const { id, statusChangedAt, vehicle, status, cameFrom, appointments } = order;
  const [appointment] = appointments.nodes;
  const at = (moment: string) => placeMoment(appointment?.facility, moment);
  const expected = readyWords({ ...order, category: status?.category }, at);

  return (
    <li>
      <Card
        component={RouteLink}
        to={`/service-orders/${id}`}
        sx={{
          display: "block",
          p: 4,
          height: "100%",
          color: "inherit",
          textDecoration: "none",
          "&:hover": { borderColor: "primary.main" },
        }}
      >
        <Typography sx={{ fontWeight: 500 }} noWrap>
          <bdi>{vehicle?.vehicleDescription}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: appointment || expected ? 1 : 3 }}>
          {customersNumbers(order).map((number) => (
            <span key={number}>
              <bdi>{number}</bdi>
              {" · "}
            </span>
          ))}
          <RelativeTime moment={statusChangedAt} />
        </Typography>
        {appointment && (
          <Typography variant="body2" sx={{ mb: expected ? 1 : 3 }}>
            {t("orders.appointmentAt", { moment: at(appointment.startsAt) })}
          </Typography>
        )}
        {expected && (
          <Typography variant="body2" sx={{ mb: 3 }}>
            {expected}
          </Typography>
        )}
        {status && (
          <OrderProgress
            statusKey={status.key}
            category={status.category}
            label={status.customerLabel}
            heldIn={cameFrom.nodes[0]?.fromStatus?.category}
          />
        )}
      </Card>
    </li>
  );
}
