import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import type { RenderPaper } from "#features/documents/estimate-review/estimate-review-dialog.tsx";
import { CertificateStep } from "./certificate-step.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { DisclosureStep } from "./disclosure-step.tsx";
import { NoticeSteps } from "./notice-steps.tsx";
import { DocumentRow } from "./document-row.tsx";
import { IssuedDocumentFields, OrderDocumentsFields } from "./order-documents.fragment.ts";

const EstimateReviewDialog = lazyPart(
  async () => (await import("#features/documents/estimate-review/estimate-review-dialog.tsx")).EstimateReviewDialog,
);

interface OrderDocumentsProps {
  order: FragmentType<typeof OrderDocumentsFields>;
  renderPaper: RenderPaper;
}

/** What was issued of an order, what can be issued next, and the PDFs that are made on request. */
export function OrderDocuments({ order: masked, renderPaper }: OrderDocumentsProps) {
  const order = readFragment(OrderDocumentsFields, masked);
  const documents = readFragment(IssuedDocumentFields, rowsOf(order.documents));
  const role = roleOf(useAuth().user);
  const [isReviewing, setReviewing] = useState(false);
  const hasPapers = rowsOf(order.files).some(({ documentKind }) => documentKind === "repairOrder");
  const isCertified = documents.some(({ type, state }) => type === "certificate" && state === "valid");
  if (documents.length === 0 && !order.disclosure && !isStaff(role)) return null;

  return (
    <SectionCard title={t("documents.issuedDocuments")} flush aside={<DocumentActions order={order} />}>
      {documents.length > 0 && (
        <RowList label={t("documents.issuedDocuments")}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </RowList>
      )}
      {isStaff(role) && hasPapers && (
        <Box sx={{ px: 5, pb: 3 }}>
          <Button variant="outlined" onClick={() => setReviewing(true)} sx={{ minHeight: 44 }}>
            {t("documents.reviewTheEstimate")}
          </Button>
        </Box>
      )}
      <Suspense>
        {isReviewing && (
          <EstimateReviewDialog orderId={order.id} renderPaper={renderPaper} onClose={() => setReviewing(false)} />
        )}
      </Suspense>
      <DisclosureStep order={order} />
      {isStaff(role) && <NoticeSteps order={order} />}
      {isStaff(role) && !isCertified && (
        <Box sx={{ px: 5, pt: documents.length > 0 ? 2 : 0, pb: 3 }}>
          <CertificateStep orderId={order.id} obstacles={order.certificateObstacles ?? []} />
        </Box>
      )}
    </SectionCard>
  );
}
