import { useQuery } from "@apollo/client/react";
import type { PayerPlace } from "@boresight/domain/billing/payers/payer-demands";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { problemOf } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import type { LinePlace, RenderPaper } from "#features/documents/estimate-review/estimate-review-dialog.tsx";
import { graphql } from "#graphql/gql.ts";
import type { ProofsOfInvoiceQuery } from "#graphql/graphql.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { ProvenLine } from "./proven-line.tsx";

const PaperDialog = lazyPart(async () => (await import("./paper-dialog.tsx")).PaperDialog);

const ProofsOfInvoice = graphql(`
  query ProofsOfInvoice($id: UUID!) {
    invoice(id: $id) {
      id
      lineItems(orderBy: SORT_ORDER_ASC, first: 100) {
        nodes {
          id
          ...ProvenLineItem
        }
      }
      furtherLines: lineItems(orderBy: SORT_ORDER_ASC, first: 100, offset: 100) {
        nodes {
          id
          ...ProvenLineItem
        }
      }
    }
    lineProofs(invoiceId: $id) {
      lineItemId
      missing
      proofs {
        link
        value
        at
        fileId
        page
      }
    }
  }
`);

interface InvoiceProofProps {
  orderId: string;
  invoiceId: string;
  renderPaper: RenderPaper;
  /** Goes to where something missing is filled in. */
  onSeek: (place: PayerPlace) => void;
}

/** Why every dollar of an invoice was due: what each line rests on, and what is missing. */
export function InvoiceProof({ orderId, invoiceId, renderPaper, onSeek }: InvoiceProofProps) {
  const [place, setPlace] = useState<LinePlace | null>(null);
  const { data, error, refetch } = useQuery(ProofsOfInvoice, {
    variables: { id: invoiceId },
    fetchPolicy: "cache-and-network",
  });
  const invoice = data?.invoice;
  useOrderChanges({ orderId }, () => {
    refetch().catch(() => {}); // What was missing may be there now; the query's own error tells.
  });
  const proofs = data?.lineProofs;
  if (invoice && !proofs) return null; // Nothing is charged, or it is of no order.

  return (
    <SectionCard title={t("documents.whyEveryDollar")} aside={proofs && <Gaps proofs={proofs} />} flush>
      <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 2 }}>
        {t("documents.whyEveryDollarIntro")}
      </Typography>
      {error && !data && <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {invoice && proofs && (
        <Box sx={{ display: "grid" }}>
          {[...rowsOf(invoice.lineItems), ...rowsOf(invoice.furtherLines)].map((line) => {
            const proof = proofs.find(({ lineItemId }) => lineItemId === line.id);
            return proof && <ProvenLine key={line.id} line={line} proof={proof} onShow={setPlace} onSeek={onSeek} />;
          })}
        </Box>
      )}
      <Suspense>
        {place && <PaperDialog place={place} renderPaper={renderPaper} onClose={() => setPlace(null)} />}
      </Suspense>
    </SectionCard>
  );
}

type Proofs = NonNullable<ProofsOfInvoiceQuery["lineProofs"]>;

function Gaps({ proofs }: { proofs: Proofs }) {
  const count = proofs.filter(({ missing }) => missing.length > 0).length;
  return count === 0 ? (
    <ToneChip tone="green">{t("documents.everyLineIsProven")}</ToneChip>
  ) : (
    <ToneChip tone="amber">{t("documents.linesWithGaps", { count })}</ToneChip>
  );
}
