import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import AddAlertOutlined from "~icons/ic/outline-add-alert";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const AddAlertDialog = lazyPart(async () => (await import("./add-alert-dialog.tsx")).AddAlertDialog);

/** Lets staff raise an alert about the order. */
export function AddAlertButton({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  useFetchedWhenIdle(AddAlertDialog);

  return (
    <>
      <Tooltip title={t("orders.addAlert")}>
        <IconButton aria-label={t("orders.addAlert")} onClick={() => setIsOpen(true)}>
          <AddAlertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense>{isOpen && <AddAlertDialog orderId={orderId} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
