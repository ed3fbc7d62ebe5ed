import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderLackingPoFragment } from "#graphql/graphql.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";

const PoDialog = lazyPart(async () => (await import("./po-dialog.tsx")).PoDialog);

const OrderLackingPo = graphql(`
  fragment OrderLackingPo on ServiceOrder {
    id
    version
    internalOrderNumber
    repairOrderNumber
    vehicle {
      id
      vehicleDescription
      vinNumber
    }
  }
`);

/** Agreed orders whose purchase order number the customer still owes. */
export function OrdersLackingPo({ orders }: { orders: readonly FragmentType<typeof OrderLackingPo>[] }) {
  const [asked, setAsked] = useState<OrderLackingPoFragment | null>(null);
  if (orders.length === 0) return null;
  const title = t("billing.poToSupply");

  return (
    <SectionCard title={title} flush>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {readFragment(OrderLackingPo, orders).map((order) => (
          <Box
            key={order.id}
            component="li"
            sx={{ display: "flex", alignItems: "center", gap: 3, px: 5, py: 1.5, minHeight: 48 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TwoLines
                main={<bdi>{order.vehicle?.vehicleDescription}</bdi>}
                second={customersNumbers(order).join(" · ")}
              />
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t("billing.enterPoOfOrder", { number: order.internalOrderNumber })}
              onClick={() => setAsked(order)}
            >
              {t("billing.enterPo")}
            </Button>
          </Box>
        ))}
      </Box>
      <Suspense>{asked && <PoDialog order={asked} onClose={() => setAsked(null)} />}</Suspense>
    </SectionCard>
  );
}
