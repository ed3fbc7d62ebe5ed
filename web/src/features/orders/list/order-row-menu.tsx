import { t } from "@boresight/domain/texts/text";
import ContentCopyOutlined from "~icons/ic/outline-content-copy";
import DriveFileMoveOutlined from "~icons/ic/outline-drive-file-move";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import PersonOutlined from "~icons/ic/outline-person";
import PinOutlined from "~icons/ic/outline-pin";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { useCopy } from "#ui/text/use-copy.ts";
import { useOrderActions } from "./order-actions-context.ts";

interface OrderRowMenuProps {
  order: { id: string; internalOrderNumber: string; vehicle?: { vinNumber?: string | null } | null };
}

/** The actions on an order from its row or its card. */
export function OrderRowMenu({ order: { id, internalOrderNumber, vehicle } }: OrderRowMenuProps) {
  const acting = useOrderActions();
  const copy = useCopy();
  const vin = vehicle?.vinNumber;
  const ofStaff = acting && [
    { label: t("orders.move"), icon: DriveFileMoveOutlined, run: () => void acting.move(id) },
    { label: t("orders.assignTechnician"), icon: PersonOutlined, run: () => acting.assign([id]) },
  ];
  const actions = [
    ...(ofStaff ?? []),
    {
      label: t("base.openInANewTab"),
      icon: OpenInNew,
      run: () => void window.open(`/service-orders/${id}`, "_blank"),
    },
    {
      label: t("orders.copyNumber"),
      icon: ContentCopyOutlined,
      run: () => void copy(internalOrderNumber, t("base.orderNumber")),
    },
    ...(vin ? [{ label: t("orders.copyVin"), icon: PinOutlined, run: () => void copy(vin, "VIN") }] : []),
  ];

  return <RowMenu label={t("orders.actionsForInternalordernumber", { internalOrderNumber })} actions={actions} />;
}
