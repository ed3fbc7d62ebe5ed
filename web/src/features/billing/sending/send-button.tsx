import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { Suspense, useState } from "react";
import SendOutlined from "~icons/ic/outline-send";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import type { SendDialogProps } from "./send-dialog.tsx";

const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).SendDialog);

/** Asks to whom a document is emailed. */
export function SendButton({ document, name }: Pick<SendDialogProps, "document" | "name">) {
  const [isAsking, setIsAsking] = useState(false);
  const label = t("billing.sendDocument", { name });

  return (
    <>
      <Tooltip title={t("orders.send")}>
        <IconButton aria-label={label} onClick={() => setIsAsking(true)}>
          <SendOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense>
        {isAsking && <SendDialog document={document} name={name} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
