import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import EditOutlined from "~icons/ic/outline-edit";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import FactCheckOutlined from "~icons/ic/outline-fact-check";
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
    { label: t("base.openInANewTab"), icon: OpenInNew, run: () => void window.open(page, "_blank") },
    {
      label: t("vehicles.itsOrders"),
      icon: FactCheckOutlined,
      run: () => void navigate({ to: "/service-orders", search: ordersOf(vehicle) }),
    },
  ];

  return <RowMenu label={t("vehicles.actionsForVehicle", { vehicle: vehicle.vehicleDescription })} actions={actions} />;
}
