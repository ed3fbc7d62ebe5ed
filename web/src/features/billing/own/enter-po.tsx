import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const PoDialog = lazyPart(async () => (await import("./po-dialog.tsx")).PoDialog);

export const EnterPoFields = graphql(`
  fragment EnterPo on ServiceOrder {
    id
    version
    internalOrderNumber
  }
`);

/** Customers give the purchase order number where the order asks for it. */
export function EnterPo({ order: masked }: { order: FragmentType<typeof EnterPoFields> }) {
  const order = readFragment(EnterPoFields, masked);
  const [isAsked, setIsAsked] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsked(true)}>
        {t("billing.enterPo")}
      </Button>
      <Suspense>{isAsked && <PoDialog order={order} onClose={() => setIsAsked(false)} />}</Suspense>
    </>
  );
}
