import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { VehicleRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";

/** A vehicle on a phone. */
export function VehicleCard({ vehicle }: { vehicle: VehicleRowFragment }) {
  const { vehicleDescription, vinNumber, customer, serviceOrders } = vehicle;
  const { count, isMore } = serviceOrders.boundedCount;

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <bdi>{vehicleDescription}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {isMore ? t("vehicles.moreThanOrders", { count }) : t("base.countOrders", { count })}
        </Typography>
      </Box>
      <Typography variant="code" component="bdi" dir="ltr" sx={{ justifySelf: "start" }}>
        {vinNumber ?? t("vehicles.noVinYet")}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {customer && customerName(customer)}
      </Typography>
    </Box>
  );
}
