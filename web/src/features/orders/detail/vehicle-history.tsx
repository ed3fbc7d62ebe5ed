import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { VehicleHistoryQuery } from "#graphql/graphql.ts";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { calibrationWord, calibrationWords } from "#features/orders/order-words.ts";
import { StatusChip } from "#records/status-chip.tsx";

const VehicleOfOrder = graphql(`
  fragment VehicleOfOrder on ServiceOrder {
    id
    vehicle {
      id
      vinNumber
    }
  }
`);

const VehicleHistoryList = graphql(`
  query VehicleHistory($vehicleId: UUID!, $vin: String!, $orderId: UUID!, $first: Int!) {
    serviceOrders(
      first: $first
      orderBy: CREATED_AT_DESC
      filter: {
        or: [{ vehicleId: { equalTo: $vehicleId } }, { vehicle: { vinNumber: { equalTo: $vin } } }]
        id: { notEqualTo: $orderId }
      }
    ) {
      totalCount
      nodes {
        id
        internalOrderNumber
        createdAt
        calibrationType
        status {
          id
          ...StatusOnChip
        }
        orderCalibrations(first: 20, orderBy: SORT_ORDER_ASC) {
          nodes {
            id
            lineItemType {
              id
              key
              name
            }
          }
        }
      }
    }
  }
`);

const step = 5;
const longest = 100;

/** The other orders of the vehicle and of other records with its VIN, newest first; nothing when there are none. */
export function VehicleHistory({ order }: { order: FragmentType<typeof VehicleOfOrder> }) {
  const { id, vehicle } = readFragment(VehicleOfOrder, order);
  const [first, setFirst] = useState(step);
  const { data, previousData } = useQuery(
    VehicleHistoryList,
    vehicle
      ? {
          variables: { vehicleId: vehicle.id, vin: vehicle.vinNumber ?? "", orderId: id, first },
          fetchPolicy: "cache-and-network",
        }
      : skipToken,
  );
  const history = (data ?? previousData)?.serviceOrders;
  const orders = rowsOf(history);
  if (orders.length === 0) return null;

  return (
    <SectionCard title={t("orders.vehicleHistory")} flush>
      <RowList label={t("orders.vehicleHistory")}>
        {orders.map((past) => (
          <PastOrder key={past.id} order={past} />
        ))}
      </RowList>
      {orders.length < Math.min(history?.totalCount ?? 0, longest) && (
        <Box sx={{ px: 3 }}>
          <Button size="small" onClick={() => setFirst(Math.min(first + step, longest))}>
            {t("base.showMore")}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
}

type Past = NonNullable<VehicleHistoryQuery["serviceOrders"]>["nodes"][number];

function PastOrder({ order }: { order: NonNullable<Past> }) {
  const { id, internalOrderNumber, createdAt, calibrationType, orderCalibrations, status } = order;
  const types = rowsOf(orderCalibrations).map(({ lineItemType }) => lineItemType);
  const words = types.length > 0 ? calibrationWords(types) : calibrationWord(calibrationType);

  return (
    <ListRow
      link={{ to: `/service-orders/${id}` }}
      main={<bdi>{internalOrderNumber}</bdi>}
      second={
        <>
          <RelativeTime moment={createdAt} /> · <bdi>{words}</bdi>
        </>
      }
      end={<StatusChip status={status} />}
      stacked
    />
  );
}
