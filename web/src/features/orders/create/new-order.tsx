import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

const NewOrderForm = lazyPart(async () => (await import("./new-order-form.tsx")).NewOrderForm);

/** The sheet that creates an order; it is open when the URL says so, so that any button or link can open it. */
export function NewOrder() {
  const { search, change } = useAddress();
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  const close = async () => {
    if (!filled || (await confirm())) change({ new: undefined });
  };

  return (
    <Sheet title={t("base.newOrder")} open={search["new"] === "order"} onClose={() => void close()}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        <NewOrderForm onFilled={setFilled} />
      </Suspense>
    </Sheet>
  );
}
