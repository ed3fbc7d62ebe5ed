import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useIsOffice } from "#auth/use-standing.ts";
import { rowsOf } from "#data/rows.ts";
import { LineMarkChip, type LineMark } from "#features/billing/difference/line-mark-chip.tsx";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ShownEstimateFragment } from "#graphql/graphql.ts";
import { DocumentHead, DocumentNotes } from "#records/billing/document-head.tsx";
import { LineItems } from "#records/billing/line-items.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { formatDay } from "#ui/time/times.ts";
import { ComparedLineFields, linesOf } from "./order-estimates.fragment.ts";

const DifferenceList = lazyPart(
  async () => (await import("#features/billing/difference/difference-list.tsx")).DifferenceList,
);

interface EstimateViewProps {
  estimate: ShownEstimateFragment;
  /** What became of lines between this estimate and the one beside it. */
  marks: ReadonlyMap<string, LineMark>;
}

const PayerCaps = lazyPart(async () => (await import("./payer-caps.tsx")).PayerCaps);
const DecisionOfEstimate = lazyPart(async () => (await import("./decision-of-estimate.tsx")).DecisionOfEstimate);

const decided = ["approved", "converted", "declined"];

/** An estimate to read. */
export function EstimateView({ estimate, marks }: EstimateViewProps) {
  const { number, revision, status, notes, validUntil, taxes, difference, ...totals } = estimate;
  const isOffice = useIsOffice();
  const markOf = (lineId: string) => {
    const mark = marks.get(lineId);
    return mark && <LineMarkChip mark={mark} />;
  };

  return (
    <div>
      <DocumentHead
        number={number}
        status={status}
        detail={[
          t("orders.revisionRevision", { revision }),
          validUntil && t("orders.validUntil", { date: formatDay(validUntil) }),
        ]}
      />
      {decided.includes(status) && (
        <Suspense>
          <DecisionOfEstimate estimateId={estimate.id} />
        </Suspense>
      )}
      <LineItems
        caption={t("orders.estimateNumber", { number })}
        lines={linesOf(estimate)}
        totals={{ ...totals, taxes: rowsOf(taxes) }}
        markOf={markOf}
      />
      {isOffice && (
        <Suspense>
          <PayerCaps estimateId={estimate.id} names={namesOf(estimate)} />
        </Suspense>
      )}
      {difference && (
        <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ mt: 4 }} />}>
          <DifferenceList {...difference} />
        </Suspense>
      )}
      {notes && <DocumentNotes notes={notes} />}
    </div>
  );
}

const namesOf = (estimate: ShownEstimateFragment): ReadonlyMap<string, string> =>
  new Map(readFragment(ComparedLineFields, linesOf(estimate)).map(({ id, description }) => [id, description]));
