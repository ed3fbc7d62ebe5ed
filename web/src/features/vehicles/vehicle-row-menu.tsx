import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import { EditOutlined } from "#ui/icons/action/edit-outlined.ts";
import { OpenInNew } from "#ui/icons/arrow/open-in-new.ts";
import { FactCheckOutlined } from "#ui/icons/done/fact-check-outlined.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";

interface VehicleRowMenuProps {
  vehicle: { id: string; vehicleDescription: string; vinNumber: string | null };
}

/** The URL of the vehicle's orders. */
export const ordersOf = ({ vinNumber, vehicleDescription }: VehicleRowMenuProps["vehicle"]) => ({
  search: vinNumber ?? vehicleDescription,
  view: "all",
});

export function VehicleRowMenu({ vehicle }: VehicleRowMenuProps) {
  const navigate = useNavigate();
  const page = `/vehicles/${vehicle.id}`;
  const actions = [
    { label: t("base.edit"), icon: EditOutlined, run: () => void navigate({ to: page, search: { edit: "vehicle" } }) },
    { label: t("vehicles.openInANewTab"), icon: OpenInNew, run: () => void window.open(page, "_blank") },
    {
      label: t("vehicles.itsOrders"),
      icon: FactCheckOutlined,
      run: () => void navigate({ to: "/service-orders", search: ordersOf(vehicle) }),
    },
  ];

  return <RowMenu label={t("vehicles.actionsForVehicle", { vehicle: vehicle.vehicleDescription })} actions={actions} />;
}
