import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { searchFilter } from "#data/lists/search-filter.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OwnVehicleFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import IconButton from "@mui/material/IconButton";
import EditOutlined from "~icons/ic/outline-edit";
import { TwoLines } from "#ui/text/two-lines.tsx";

/** What customers see and edit of their own vehicles; a vehicle that was checked in is the shop's to change. */
const OwnVehicle = graphql(`
  fragment OwnVehicle on Vehicle {
    id
    version
    ...EditedVehicleFields
    customer {
      id
    }
    orders: serviceOrders(first: 10, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        checkedInAt
      }
    }
  }
`);

const OwnVehicleForm = lazyPart(async () => (await import("./own-vehicle-form.tsx")).OwnVehicleForm);

const OwnVehicles = graphql(`
  query OwnVehicles($filter: VehicleFilter!) {
    all: vehicles(first: 1, filter: { archivedAt: { isNull: true } }) {
      totalCount
    }
    vehicles(first: 20, filter: $filter, orderBy: CREATED_AT_DESC) {
      totalCount
      nodes {
        id
        ...OwnVehicle
      }
    }
  }
`);

/** The customer's own vehicles, the newest first. */
export function VehiclesOfOwn() {
  const [typed, onSearch] = useState("");
  const filter = { ...searchFilter(typed), archivedAt: { isNull: true } };
  const { data, previousData, error, refetch } = useQuery(OwnVehicles, {
    variables: { filter },
    fetchPolicy: "cache-and-network",
  });
  const [edited, setEdited] = useState<OwnVehicleFragment | null>(null);
  const shown = data ?? previousData;
  if (error && !shown) return <LoadError error={error} refetch={refetch} />;
  if (!shown) return <ListSkeleton rows={4} />;
  if (!shown.all?.totalCount) return <NoVehicles />;
  const vehicles = rowsOf(shown.vehicles).map((row) => readFragment(OwnVehicle, row));

  return (
    <SectionCard title={t("base.vehicles")} flush>
      {vehicles.some(isCheckedIn) && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("vehicles.shopChangesIt")}
        </Typography>
      )}
      {shown.all.totalCount > 5 && (
        <Box sx={{ px: 5, pb: 2 }}>
          <SearchField label={t("vehicles.searchVehicles")} value={typed} onSearch={onSearch} />
        </Box>
      )}
      <RowList label={t("base.vehicles")}>
        {vehicles.map((vehicle) => (
          <OwnVehicleRow key={vehicle.id} vehicle={vehicle} onEdit={() => setEdited(vehicle)} />
        ))}
      </RowList>
      <Summary shown={vehicles.length} total={shown.vehicles?.totalCount ?? 0} />
      <Sheet title={t("vehicles.editVehicle")} open={edited !== null} onClose={() => setEdited(null)}>
        <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
          {edited && <OwnVehicleForm vehicle={edited} onClose={() => setEdited(null)} />}
        </Suspense>
      </Sheet>
    </SectionCard>
  );
}

const NoVehicles = () => (
  <BlankState kind="empty" title={t("vehicles.noVehiclesYet")}>
    {t("vehicles.theyAppearWithTheFirstOrder")}
  </BlankState>
);

function Summary({ shown, total }: { shown: number; total: number }) {
  if (total > 0 && shown === total) return null;

  return (
    <Typography variant="body2" component="output" color="textSecondary" sx={{ px: 5, py: 2 }}>
      {total === 0 ? t("vehicles.noVehicleMatches") : t("vehicles.newestOfAll", { shown, count: total })}
    </Typography>
  );
}

/** Whether the vehicle has been at the shop, which alone changes it from then on. */
const isCheckedIn = ({ orders }: OwnVehicleFragment): boolean =>
  rowsOf(orders).some(({ checkedInAt }) => checkedInAt !== null);

interface OwnVehicleRowProps {
  vehicle: OwnVehicleFragment;
  onEdit: () => void;
}

function OwnVehicleRow({ vehicle, onEdit }: OwnVehicleRowProps) {
  const { vehicleDescription, vinNumber, licensePlate, color } = vehicle;
  const facts = [vinNumber ?? t("vehicles.noVinYet"), licensePlate, color].filter(Boolean);

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 3, px: 5, py: 1.5, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={<bdi>{vehicleDescription}</bdi>} second={<bdi>{facts.join(" · ")}</bdi>} />
      </Box>
      {!isCheckedIn(vehicle) && (
        <IconButton aria-label={t("vehicles.editNamed", { vehicle: vehicleDescription })} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
