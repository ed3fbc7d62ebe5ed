import { useQuery } from "@apollo/client/react";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { VehiclePastQuery } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";

const VehiclePastList = graphql(`
  query VehiclePast($id: UUID!) {
    serviceOrders(
      first: 50
      orderBy: CREATED_AT_DESC
      filter: { or: [{ vehicleId: { equalTo: $id } }, { vehicle: { mergedIntoId: { equalTo: $id } } }] }
    ) {
      nodes {
        id
        internalOrderNumber
        createdAt
        customer {
          ...CustomerName
        }
        status {
          id
          ...StatusOnChip
        }
        files(first: 10, orderBy: CREATED_AT_DESC) {
          nodes {
            id
            name
            documentKind
            createdAt
          }
        }
      }
    }
    vehicles(first: 20, filter: { mergedIntoId: { equalTo: $id } }, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        archivedAt
        customer {
          ...CustomerName
        }
      }
    }
  }
`);

/** The orders of the vehicle and of its former records, their documents, and who had the vehicle before. */
export function VehiclePast({ id }: { id: string }) {
  const { data } = useQuery(VehiclePastList, { variables: { id }, fetchPolicy: "cache-and-network" });
  if (!data) return <ListSkeleton rows={6} />;
  const orders = rowsOf(data.serviceOrders);

  return (
    <>
      <ServiceHistory orders={orders} />
      <Documents orders={orders} />
      <FormerRecords records={rowsOf(data.vehicles)} />
    </>
  );
}

type Order = NonNullable<NonNullable<VehiclePastQuery["serviceOrders"]>["nodes"][number]>;
type FormerRecord = NonNullable<NonNullable<VehiclePastQuery["vehicles"]>["nodes"][number]>;

const Nothing = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
    {children}
  </Typography>
);

function ServiceHistory({ orders }: { orders: readonly Order[] }) {
  return (
    <SectionCard title={t("vehicles.serviceHistory")} flush>
      {orders.length === 0 && <Nothing>{t("vehicles.noOrdersYet")}</Nothing>}
      <RowList label={t("vehicles.serviceHistory")}>
        {orders.map(({ id, internalOrderNumber, createdAt, customer, status }) => (
          <ListRow
            key={id}
            link={{ to: `/service-orders/${id}` }}
            main={<bdi>{internalOrderNumber}</bdi>}
            second={
              <>
                <RelativeTime moment={createdAt} /> · <bdi>{customer && customerName(customer)}</bdi>
              </>
            }
            end={<StatusChip status={status} />}
            stacked
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

function Documents({ orders }: { orders: readonly Order[] }) {
  const documents = orders.flatMap(({ id, internalOrderNumber, files }) =>
    rowsOf(files).map((file) => ({ ...file, orderId: id, internalOrderNumber })),
  );

  return (
    <SectionCard title={t("base.documents")} flush>
      {documents.length === 0 && <Nothing>{t("vehicles.noDocumentsYet")}</Nothing>}
      <RowList label={t("base.documents")}>
        {documents.slice(0, 50).map(({ id, name, documentKind, createdAt, orderId, internalOrderNumber }) => (
          <ListRow
            key={id}
            link={{ to: `/service-orders/${orderId}` }}
            main={<bdi>{name}</bdi>}
            second={
              <>
                {wordOfKind(documentKind)} · <bdi>{internalOrderNumber}</bdi> · <RelativeTime moment={createdAt} />
              </>
            }
            stacked
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

function FormerRecords({ records }: { records: readonly FormerRecord[] }) {
  if (records.length === 0) return null;

  return (
    <SectionCard title={t("vehicles.formerCustomers")} flush>
      <RowList label={t("vehicles.formerCustomers")}>
        {records.map(({ id, customer, archivedAt }) => (
          <ListRow
            key={id}
            link={{ to: `/vehicles/${id}` }}
            main={<bdi>{customer && customerName(customer)}</bdi>}
            second={archivedAt && <RelativeTime moment={archivedAt} />}
            stacked
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
