import { t } from "@boresight/domain/texts/text";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useMessage } from "#ui/messages/message-bar.tsx";
import type { OrderActions } from "#features/orders/list/order-actions-context.ts";
import { useBulkOrders, type BulkChange, type BulkReport } from "./use-bulk-orders.ts";
import { useListedStatus } from "./use-listed-status.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AssignDialog = lazyPart(async () => (await import("./assign-dialog.tsx")).AssignDialog);
const BulkStatusDialog = lazyPart(async () => (await import("./bulk-status-dialog.tsx")).BulkStatusDialog);
const BulkReportDialog = lazyPart(async () => (await import("./bulk-report-dialog.tsx")).BulkReportDialog);
const ListedStatusDialog = lazyPart(async () => (await import("./listed-status-dialog.tsx")).ListedStatusDialog);

interface Chosen {
  kind: BulkChange["kind"];
  ids: readonly string[];
}

/** Carries out the actions on one or many orders of a list, and shows their dialogs. */
export function OrderActionDialogs({ onReady }: { onReady: (actions: OrderActions) => void }) {
  const { begin, asked, transitionOf } = useListedStatus();
  const { run, finished } = useBulkOrders();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<(BulkReport & Pick<BulkChange, "kind">) | null>(null);
  const showMessage = useMessage();
  const actions = useMemo<OrderActions>(
    () => ({
      move: begin,
      moveMany: (ids: readonly string[]) => setChosen({ kind: "move", ids }),
      assign: (ids: readonly string[]) => setChosen({ kind: "assign", ids }),
    }),
    [begin],
  );
  useEffect(() => onReady(actions), [onReady, actions]);
  const changeAll = async (change: BulkChange) => {
    if (!chosen) return;
    const result = await run(chosen.ids, change);
    setChosen(null);
    if (result.failures.length > 0) setReport({ ...result, kind: change.kind });
    else if (change.kind === "move") showMessage(t("orders.ordersMoved", { count: result.done }));
    else showMessage(t("orders.ordersAssigned", { count: result.done }));
  };
  const asking = {
    busy: finished !== null,
    onChange: (change: BulkChange) => void changeAll(change),
    onClose: () => setChosen(null),
  };

  return (
    <Suspense>
      {asked && <ListedStatusDialog asked={asked} onChange={transitionOf(asked.order)} />}
      {chosen?.kind === "assign" && <AssignDialog count={chosen.ids.length} {...asking} />}
      {chosen?.kind === "move" && <BulkStatusDialog ids={chosen.ids} {...asking} />}
      {report && <BulkReportDialog report={report} kind={report.kind} onClose={() => setReport(null)} />}
    </Suspense>
  );
}
