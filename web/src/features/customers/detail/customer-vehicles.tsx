import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const CustomerVehicles = graphql(`
  query CustomerVehicles($id: UUID!) {
    customer(id: $id) {
      id
      vehicles(first: 50, orderBy: CREATED_AT_DESC) {
        totalCount
        nodes {
          id
          vehicleDescription
          vinNumber
          licensePlate
          serviceOrders {
            totalCount
          }
        }
      }
    }
  }
`);

export function VehiclesOfCustomer({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerVehicles, { variables: { id }, fetchPolicy: "cache-and-network" });
  const vehicles = data?.customer?.vehicles;
  if (error && !vehicles) return <LoadError error={error} refetch={refetch} />;
  if (!vehicles) return <ListSkeleton rows={6} />;
  if (vehicles.totalCount === 0)
    return (
      <BlankState dense kind="empty" title={t("customers.noVehiclesYet")}>
        {t("customers.vehiclesComeWithOrders")}
      </BlankState>
    );

  return (
    <SectionCard title={t("base.vehicles")} flush>
      <RowList label={t("base.vehicles")}>
        {rowsOf(vehicles).map(({ id: vehicleId, vehicleDescription, vinNumber, licensePlate, serviceOrders }) => (
          <ListRow
            key={vehicleId}
            link={{ to: "/vehicles", search: { search: vinNumber ?? vehicleDescription } }}
            main={vehicleDescription}
            second={[vinNumber, licensePlate].filter(Boolean).join(" · ")}
            end={t("base.countOrders", { count: serviceOrders.totalCount })}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
