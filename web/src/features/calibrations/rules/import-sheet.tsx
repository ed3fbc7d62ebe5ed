import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const ImportSteps = lazyPart(async () => (await import("./import-steps.tsx")).ImportSteps);

interface ImportSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Imports rules from a file: first shows what would change, row by row, then applies it. */
export function ImportSheet({ open, onClose }: ImportSheetProps) {
  useFetchedWhenIdle(ImportSteps);

  return (
    <Sheet title={t("calibrations.importRules")} width={680} open={open} onClose={onClose}>
      <Suspense fallback={<Skeleton height={320} sx={{ mx: 6 }} />}>
        {open && <ImportSteps onClose={onClose} />}
      </Suspense>
    </Sheet>
  );
}
