import { isStaff } from "@boresight/domain/accounts/roles";
import { openEstimateStatuses } from "@boresight/domain/billing/estimate-status";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { DecideButton, OpenedDecision } from "#features/billing/own-decision/decide-button.tsx";
import type { ShownEstimateFragment, ComparedLineFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { useDisplay } from "#ui/theme/use-display.ts";
import { EstimateView } from "./estimate-view.tsx";
import { cents } from "@boresight/domain/base/money";
import { documentDifference } from "@boresight/domain/billing/document-difference";
import type { LineMark } from "#features/billing/difference/line-mark-chip.tsx";
import { ComparedLineFields, linesOf, OrderEstimatesFields, ShownEstimateFields } from "./order-estimates.fragment.ts";

const EstimateActions = lazyPart(async () => (await import("./estimate-actions.tsx")).EstimateActions);
const EstimateSheet = lazyPart(async () => (await import("./estimate-sheet.tsx")).EstimateSheet);
const NewEstimate = lazyPart(async () => (await import("./new-estimate.tsx")).NewEstimate);

/** The latest two estimates side by side: the current one and the one before it, with what changed between them. */
export function OrderEstimates({ order }: { order: FragmentType<typeof OrderEstimatesFields> }) {
  const { isMobile } = useDisplay();
  const isOffice = isStaff(roleOf(useAuth().user));
  const { id, estimates } = readFragment(OrderEstimatesFields, order);
  const shown = readFragment(ShownEstimateFields, rowsOf(estimates));
  const [current, earlier] = shown;
  const compared = shown.map((estimate) => readFragment(ComparedLineFields, linesOf(estimate)));
  const marks = marksOf(compared[1] ?? compared[0] ?? [], compared[0] ?? []);
  // The draft stays open while the page behind it follows what others do.
  const [edited, setEdited] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = (estimateId: string) => {
    setWasEdited(true);
    setEdited(estimateId);
  };

  return (
    <SectionCard
      title={shown.length > 1 ? t("base.estimates") : t("base.estimate")}
      aside={
        current && (isOffice ? <OfficeActions estimate={current} onEdit={edit} /> : <OwnActions estimate={current} />)
      }
    >
      {!current && !isOffice && <Typography color="textSecondary">{t("orders.noEstimateYet")}</Typography>}
      {!current && isOffice && (
        <Suspense>
          <NewEstimate orderId={id} onEdit={edit} />
        </Suspense>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 8,
          gridTemplateColumns: isMobile || !earlier ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))",
        }}
      >
        {shown.map((estimate) => (
          <EstimateView key={estimate.id} estimate={estimate} marks={marks} />
        ))}
      </Box>
      <Suspense>
        {wasEdited && <EstimateSheet estimateId={edited} orderId={id} onClose={() => setEdited(null)} />}
      </Suspense>
      {!isOffice && <OpenedDecision />}
    </SectionCard>
  );
}

interface ActionsProps {
  estimate: ShownEstimateFragment;
}

function OfficeActions(props: ActionsProps & { onEdit: (estimateId: string) => void }) {
  useFetchedWhenIdle(EstimateActions);

  return (
    <Suspense>
      <EstimateActions {...props} />
    </Suspense>
  );
}

/** What awaits the customer's decision can be decided on from here. */
const OwnActions = ({ estimate: { id, status } }: ActionsProps) =>
  openEstimateStatuses.some((open) => open === status) && <DecideButton estimateId={id} />;

/** What became of each line from the earlier estimate to the later one, by its id in either. */
function marksOf(
  earlier: readonly ComparedLineFragment[],
  later: readonly ComparedLineFragment[],
): ReadonlyMap<string, LineMark> {
  const { lines } = documentDifference(asDocument(earlier), asDocument(later));
  return new Map(lines.flatMap(({ kind, line }) => (kind === "same" ? [] : [[line.id, kind]])));
}

const asDocument = (lines: readonly ComparedLineFragment[]) => ({
  lines: lines.map((line) => ({ ...line, unitPrice: cents(line.unitPrice), totalPrice: cents(line.totalPrice) })),
  total: cents(0),
});
