import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** What somebody who opens the record should know first: it is archived, part of another one, or not the only one. */
export function VehicleNotices({ vehicle }: { vehicle: VehicleFactsFragment }) {
  const { archivedAt, mergedIntoId, hasDuplicateVin, vinNumber } = vehicle;
  if (mergedIntoId)
    return (
      <Alert severity="info">
        {t("vehicles.isFormerRecord")}{" "}
        <Link component={RouteLink} to={`/vehicles/${mergedIntoId}`}>
          {t("vehicles.openCurrentRecord")}
        </Link>
      </Alert>
    );
  if (archivedAt) return <Alert severity="info">{t("vehicles.isArchived")}</Alert>;
  if (!hasDuplicateVin) return null;

  return (
    <Alert severity="warning">
      {t("vehicles.hasDuplicateVin")}{" "}
      <Link component={RouteLink} to="/vehicles" search={{ search: vinNumber ?? "" }}>
        {t("vehicles.duplicateVin")}
      </Link>
    </Alert>
  );
}
