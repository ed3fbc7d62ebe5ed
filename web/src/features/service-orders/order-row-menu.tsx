import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import OpenInNew from "@mui/icons-material/OpenInNew";
import PinOutlined from "@mui/icons-material/PinOutlined";
import type { OrderRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { RowMenu } from "#ui/row-menu.tsx";

/** What can be done with an order from its row. */
export function OrderRowMenu({ order: { id, internalOrderNumber, vehicle } }: { order: OrderRowFragment }) {
  const showMessage = useMessage();
  const copy = async (text: string, label: string) => {
    await navigator.clipboard.writeText(text);
    showMessage(`${label} copied`);
  };
  const vin = vehicle?.vinNumber;
  const actions = [
    { label: "Open in a new tab", icon: OpenInNew, run: () => void window.open(`/service-orders/${id}`, "_blank") },
    { label: "Copy number", icon: ContentCopyOutlined, run: () => void copy(internalOrderNumber, "Order number") },
    ...(vin ? [{ label: "Copy VIN", icon: PinOutlined, run: () => void copy(vin, "VIN") }] : []),
  ];

  return <RowMenu label={`Actions for ${internalOrderNumber}`} actions={actions} />;
}
