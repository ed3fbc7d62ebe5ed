import { isStaff, seesInvoices } from "@boresight/domain/accounts/roles";
import { aboveCaps, type CapFinding, type CappedLine } from "@boresight/domain/billing/payers/payer-caps";
import type { Transaction } from "#platform/database/transaction.ts";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { readRulesOf } from "./read-payer-rules.ts";

interface StoredEstimate {
  id: string;
  serviceOrderId: string;
  lines: readonly CappedLine[];
}

/** What of estimates is above what their payers pay: for admins and the office; null for others. */
export async function readCapFindings(
  estimateIds: readonly string[],
  { caller, system }: Transaction,
): Promise<readonly (readonly object[] | null)[]> {
  if (!isStaff(caller.role) || !seesInvoices(caller)) return estimateIds.map(() => null);
  const estimates = await system.rows<StoredEstimate>({
    isPrepared: true,
    text: `select e.id, e.service_order_id, coalesce((select json_agg(json_build_object('id', l.id, 'typeKey', y.key, 'category',
          y.category, 'quantity', l.quantity, 'unitPrice', l.unit_price) order by l.sort_order, l.id)
        from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id
        where l.estimate_id = e.id and l.is_accepted), '[]') as lines
      from app.estimates e where e.id = any ($1)`,
    values: [estimateIds],
  });
  const rules = await readRulesOf([...new Set(estimates.map(({ serviceOrderId }) => serviceOrderId))], system);
  const { currency } = await readBillingSettings(system);
  const found = new Map(
    estimates.map(({ id, serviceOrderId, lines }) => {
      const rule = rules.get(serviceOrderId)?.rule;
      const findings = rule ? aboveCaps(lines, rule.content, currency) : [];
      return [id, findings.map((finding) => shownOf(finding, rule?.isVerified === true))];
    }),
  );
  return estimateIds.map((id) => found.get(id) ?? []);
}

const shownOf = (finding: CapFinding, isVerified: boolean) => ({
  kind: finding.kind,
  isVerified,
  lineIds: "lineIds" in finding ? finding.lineIds : [finding.lineId],
  unitPriceCents: finding.kind === "price" ? finding.unitPrice : null,
  capCents: finding.kind === "price" ? finding.cap : null,
  count: finding.kind === "count" ? finding.count : null,
  capCount: finding.kind === "count" ? finding.cap : null,
  currency: finding.kind === "notComparable" ? finding.currency : null,
});
