import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import DriveFileMoveOutlined from "@mui/icons-material/DriveFileMoveOutlined";
import OpenInNew from "@mui/icons-material/OpenInNew";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import PinOutlined from "@mui/icons-material/PinOutlined";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { useOrderActions } from "./order-actions-context.ts";

interface OrderRowMenuProps {
  order: { id: string; internalOrderNumber: string; vehicle?: { vinNumber?: string | null } | null };
}

/** What can be done with an order from its row or its card. */
export function OrderRowMenu({ order: { id, internalOrderNumber, vehicle } }: OrderRowMenuProps) {
  const acting = useOrderActions();
  const showMessage = useMessage();
  const copy = async (text: string, label: string) => {
    await navigator.clipboard.writeText(text);
    showMessage(`${label} copied`);
  };
  const vin = vehicle?.vinNumber;
  const ofStaff = acting && [
    { label: "Move…", icon: DriveFileMoveOutlined, run: () => void acting.move(id) },
    { label: "Assign technician…", icon: PersonOutlined, run: () => acting.assign([id]) },
  ];
  const actions = [
    ...(ofStaff ?? []),
    { label: "Open in a new tab", icon: OpenInNew, run: () => void window.open(`/service-orders/${id}`, "_blank") },
    { label: "Copy number", icon: ContentCopyOutlined, run: () => void copy(internalOrderNumber, "Order number") },
    ...(vin ? [{ label: "Copy VIN", icon: PinOutlined, run: () => void copy(vin, "VIN") }] : []),
  ];

  return <RowMenu label={`Actions for ${internalOrderNumber}`} actions={actions} />;
}
