import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { OrderScans } from "#features/calibrations/scans/order-scans.tsx";
import { OrderEstimates } from "#features/billing/estimates/order-estimates.tsx";
import { OrderInvoice } from "#features/billing/order-invoice/order-invoice.tsx";
import { OrderDocuments } from "#features/documents/order-documents/order-documents.tsx";
import { OrderFiles } from "#features/files/order-files.tsx";
import { OrderHistory } from "#features/orders/detail/order-history.tsx";
import { VehicleHistory } from "#features/orders/detail/vehicle-history.tsx";
import type { RenderPaper } from "#features/documents/estimate-review/estimate-review-dialog.tsx";
import { PageSection } from "#ui/parts/page-section.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";
import type { OrderDetailFragment } from "#graphql/graphql.ts";
import { AttachFiles } from "#features/files/messages/attach-files.tsx";
import { SentFiles, WaitingFiles } from "#features/files/messages/sent-files.tsx";
import { useKeepFiles } from "#features/files/messages/use-keep-files.ts";
import { OrderThread } from "#features/orders/messages/order-thread.tsx";
import type { MessageFiles } from "#features/orders/messages/message-files.ts";

const rendered: Omit<MessageFiles, "keep"> = {
  renderAttaching: (attaching) => <AttachFiles {...attaching} />,
  renderSent: (files) => <SentFiles files={files} />,
  renderWaiting: (ids) => <WaitingFiles ids={ids} />,
};

/** The messages on the order, with their files. */
function OrderMessages({ order }: { order: OrderDetailFragment }) {
  const keep = useKeepFiles(order.id);

  return <OrderThread order={order} messageFiles={{ ...rendered, keep }} />;
}

interface OrderPartProps {
  part: string;
  order: OrderDetailFragment;
  refetch: () => Promise<unknown>;
  /** Goes to where evidence that a payer asks for is filled in. */
  seekEvidence: (place: string) => void;
}

const OrderPayer = lazyPart(async () => (await import("#features/billing/order-payer/order-payer.tsx")).OrderPayer);
const FileFrame = lazyPart(async () => (await import("#features/files/viewer/file-frame.tsx")).FileFrame);

const InvoiceProof = lazyPart(
  async () => (await import("#features/documents/line-proofs/invoice-proof.tsx")).InvoiceProof,
);

const renderPaper: RenderPaper = (file, page) => (
  <Suspense>
    <FileFrame key={file.id} file={file} page={page} zoom={1} onZoom={() => {}} />
  </Suspense>
);

/** What is behind the tabs other than the overview. */
export function OrderPart({ part, order, refetch, seekEvidence }: OrderPartProps) {
  const staff = isStaff(roleOf(useAuth().user));
  if (part === "messages") return <OrderMessages order={order} />;
  if (part === "estimates") return <OrderEstimates order={order} />;
  if (part === "invoice")
    return (
      <OrderInvoice
        order={order}
        onChanged={() => void refetch()}
        renderProof={(invoiceId) => (
          <Suspense>
            <InvoiceProof
              key={invoiceId}
              orderId={order.id}
              invoiceId={invoiceId}
              renderPaper={renderPaper}
              onSeek={seekEvidence}
            />
          </Suspense>
        )}
      />
    );
  if (part === "documents")
    return (
      <>
        <Suspense>{staff && <OrderPayer orderId={order.id} onSeek={seekEvidence} />}</Suspense>
        <OrderDocuments order={order} renderPaper={renderPaper} />
        {staff && <OrderScans orderId={order.id} />}
        <PageSection id="order-files">
          <OrderFiles order={order} onChanged={refetch} />
        </PageSection>
      </>
    );
  return (
    <>
      <VehicleHistory order={order} />
      <OrderHistory orderId={order.id} />
    </>
  );
}
