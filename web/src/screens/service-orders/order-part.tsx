import { OrderEstimates } from "#features/billing/estimates/order-estimates.tsx";
import { OrderInvoice } from "#features/billing/order-invoice/order-invoice.tsx";
import { OrderDocuments } from "#features/documents/order-documents/order-documents.tsx";
import { OrderFiles } from "#features/files/order-files.tsx";
import { OrderHistory } from "#features/orders/detail/order-history.tsx";
import { VehicleHistory } from "#features/orders/detail/vehicle-history.tsx";
import type { OrderDetailFragment } from "#graphql/graphql.ts";
import { OrderMessages } from "./order-messages.tsx";

interface OrderPartProps {
  part: string;
  order: OrderDetailFragment;
  refetch: () => Promise<unknown>;
}

/** What stands behind the tabs besides the overview. */
export function OrderPart({ part, order, refetch }: OrderPartProps) {
  if (part === "messages") return <OrderMessages order={order} />;
  if (part === "estimates") return <OrderEstimates order={order} />;
  if (part === "invoice") return <OrderInvoice order={order} onChanged={() => void refetch()} />;
  if (part === "documents")
    return (
      <>
        <OrderDocuments order={order} />
        <OrderFiles order={order} onChanged={refetch} />
      </>
    );
  return (
    <>
      <VehicleHistory order={order} />
      <OrderHistory orderId={order.id} />
    </>
  );
}
