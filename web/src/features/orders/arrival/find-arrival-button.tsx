import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import QrCodeScannerOutlined from "~icons/ic/outline-qr-code-scanner";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const FindArrivalDialog = lazyPart(async () => (await import("./find-arrival-dialog.tsx")).FindArrivalDialog);

/** Finds the order of a vehicle that has arrived. */
export function FindArrivalButton() {
  const [isAsked, ask] = useState(false);

  return (
    <>
      <Button variant="outlined" size="small" startIcon={<QrCodeScannerOutlined />} onClick={() => ask(true)}>
        {t("orders.checkInAVehicle")}
      </Button>
      <Suspense>{isAsked && <FindArrivalDialog onClose={() => ask(false)} />}</Suspense>
    </>
  );
}
