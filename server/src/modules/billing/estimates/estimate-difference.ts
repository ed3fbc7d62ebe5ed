import { cents, type Cents } from "@boresight/domain/base/money";
import {
  documentDifference,
  type ComparedLine,
  type LineDifference,
} from "@boresight/domain/billing/document-difference";
import type { Rights } from "#platform/database/transaction.ts";

interface Line extends ComparedLine {
  id: string;
  estimateId: string;
}

interface Pair {
  id: string;
  approvedId: string;
  total: Cents;
  approvedTotal: Cents;
}

interface EstimateLineDifference {
  /** same, added, removed or changed. */
  kind: string;
  lineItemId: string;
  beforeId: string | null;
  description: string;
  totalPrice: Cents;
  beforeTotalPrice: Cents | null;
  fields: readonly string[];
}

interface EstimateDifference {
  approvedId: string;
  totalCents: Cents;
  lines: readonly EstimateLineDifference[];
}

/** What supplements change about the estimate that was approved; null for others, and where the caller sees only one of both. */
export async function readEstimateDifferences(
  ids: readonly string[],
  { caller }: { caller: Rights },
): Promise<(EstimateDifference | null)[]> {
  const pairs = await caller.rows<Pair>({
    text: `select e.id, a.id as approved_id, e.total_cents as total, a.total_cents as approved_total
      from app.estimates e join app.estimates a on a.id = e.supplements_id where e.id = any ($1)`,
    values: [ids],
  });
  const lines = await caller.rows<Line>({
    text: `select id, estimate_id, line_item_type_id, calibration_id, description, quantity, unit_price, total_price, taxable, is_optional
      from app.line_items where estimate_id = any ($1) and is_accepted order by sort_order, id`,
    values: [pairs.flatMap(({ id, approvedId }) => [id, approvedId])],
  });
  const byEstimate = Map.groupBy(lines, ({ estimateId }) => estimateId);
  const linesOf = (id: string) => byEstimate.get(id) ?? [];
  return ids.map((wanted) => {
    const pair = pairs.find(({ id }) => id === wanted);
    if (!pair) return null;
    const { total, lines: compared } = documentDifference(
      { lines: linesOf(pair.approvedId), total: cents(pair.approvedTotal) },
      { lines: linesOf(pair.id), total: cents(pair.total) },
    );
    return { approvedId: pair.approvedId, totalCents: total, lines: compared.map(described) };
  });
}

function described(one: LineDifference<Line>): EstimateLineDifference {
  const before = one.kind === "changed" ? one.before : null;
  return {
    kind: one.kind,
    lineItemId: one.line.id,
    beforeId: before?.id ?? null,
    description: one.line.description,
    totalPrice: one.line.totalPrice,
    beforeTotalPrice: before?.totalPrice ?? null,
    fields: one.kind === "changed" ? one.fields : [],
  };
}
