import { ContentCopyOutlined } from "#ui/icons/content-copy-outlined.ts";
import { DriveFileMoveOutlined } from "#ui/icons/drive-file-move-outlined.ts";
import { OpenInNew } from "#ui/icons/open-in-new.ts";
import { PersonOutlined } from "#ui/icons/person-outlined.ts";
import { PinOutlined } from "#ui/icons/pin-outlined.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { useOrderActions } from "./order-actions-context.ts";

interface OrderRowMenuProps {
  order: { id: string; internalOrderNumber: string; vehicle?: { vinNumber?: string | null } | null };
}

/** The actions on an order from its row or its card. */
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
