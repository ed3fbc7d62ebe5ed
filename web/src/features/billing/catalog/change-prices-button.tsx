import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { EditedPriceListFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ChangePricesDialog = lazyPart(async () => (await import("./change-prices-dialog.tsx")).ChangePricesDialog);

interface ChangePricesButtonProps {
  /** Null for the catalog. */
  list: EditedPriceListFragment | null;
  /** What is typed and not saved would be lost. */
  disabled?: boolean;
}

/** Changes many prices at once, of the catalog or of a list. */
export function ChangePricesButton({ list, disabled = false }: ChangePricesButtonProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
        {t("billing.changePrices")}
      </Button>
      <Suspense>{isOpen && <ChangePricesDialog list={list} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
