import Button from "@mui/material/Button";
import QrCodeScannerOutlined from "@mui/icons-material/QrCodeScannerOutlined";
import { lazy, Suspense, useState } from "react";

const FindArrivalDialog = lazy(async () => ({
  default: (await import("./find-arrival-dialog.tsx")).FindArrivalDialog,
}));

/** A vehicle has come: leads to its order. */
export function FindArrivalButton() {
  const [isAsked, ask] = useState(false);

  return (
    <>
      <Button variant="outlined" size="small" startIcon={<QrCodeScannerOutlined />} onClick={() => ask(true)}>
        Vehicle is here
      </Button>
      <Suspense>{isAsked && <FindArrivalDialog onClose={() => ask(false)} />}</Suspense>
    </>
  );
}
