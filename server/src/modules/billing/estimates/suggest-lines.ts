import { subletMethod } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Cents } from "@boresight/domain/base/money";
import { priceOf } from "@boresight/domain/billing/price-list";
import {
  suggestedLines,
  suggestionReasonText,
  type EstimateSoFar,
  type ListedCalibration,
  type SuggestedLine,
  type SuggestingRule,
} from "@boresight/domain/billing/suggested-lines";
import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { wordList } from "#platform/database/word-list.ts";
import { readBillingContext, type BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { readTransportPrices } from "./new-prices.ts";

export interface EstimateSuggestion {
  lineItemTypeId: string;
  typeKey: string;
  /** Of the type. */
  name: string;
  quantity: number;
  unitPrice: Cents;
  taxable: boolean;
  calibrationId: string | null;
  reason: string;
}

/** What the latest estimates of these orders lack, with reasons: for staff; everyone else gets null. */
export async function suggestEstimateLines(
  orderIds: readonly string[],
  tx: Transaction,
): Promise<(readonly EstimateSuggestion[] | null)[]> {
  const answers: (readonly EstimateSuggestion[] | null)[] = [];
  // One order is shown at a time.
  for (const orderId of orderIds) answers.push(isStaff(tx.caller.role) ? await suggestForOrder(orderId, tx) : null);
  return answers;
}

interface SuggestingOrder {
  vehicle: { make: string; model: string; year: number | null; trim: string; operations: string[] };
  calibrations: readonly ListedCalibration[];
  soFar: EstimateSoFar;
  isSameDay: boolean;
}

async function suggestForOrder(orderId: string, tx: Transaction): Promise<readonly EstimateSuggestion[]> {
  const { system } = tx;
  const { vehicle, calibrations, soFar, isSameDay } = await readSuggestingOrder(orderId, system);
  const context = await readBillingContext(orderId, tx);
  const rules = (await suggestFor(vehicle, tx)).map(({ rule }) => asReason(rule));
  const lines = suggestedLines(
    { calibrations, rules, transport: context.transport, isSameDay },
    soFar,
    await readTransportPrices(system),
  );
  return describe(lines, context, system);
}

const asReason = ({ typeKey, typeName, sourceTitle, prerequisites, isVerified }: RuleRow): SuggestingRule => ({
  typeKey,
  name: sourceTitle || typeName,
  prerequisites,
  isVerified,
});

/** The catalogue's key of work that another shop does; its price is typed for each job. */
const subletKey = "SUBLET";

interface RuleRow {
  typeKey: string;
  typeName: string;
  sourceTitle: string;
  prerequisites: string;
  isVerified: boolean;
}

interface CatalogueType {
  id: string;
  key: string;
  name: string;
  unitPrice: Cents;
  taxable: boolean;
}

async function describe(
  lines: readonly SuggestedLine[],
  { prices, today }: BillingContext,
  system: Rights,
): Promise<EstimateSuggestion[]> {
  const types = await system.rows<CatalogueType>({
    text: "select id, key, name, unit_price, taxable from app.line_item_types where key = any ($1) and is_active",
    values: [[subletKey, ...lines.map(({ typeKey }) => typeKey)]],
  });
  const byKey = new Map(types.map((type) => [type.key, type]));
  return lines.flatMap(({ typeKey, quantity, unitPrice, calibrationId, isSublet, reason }) => {
    const type = byKey.get(typeKey);
    if (!type) return [];
    const billed = (isSublet && byKey.get(subletKey)) || type;
    return [
      {
        lineItemTypeId: billed.id,
        typeKey,
        name: isSublet ? t("billing.subletOf", { name: type.name }) : type.name,
        quantity,
        unitPrice: unitPrice ?? priceOf(type, prices, today),
        taxable: billed.taxable,
        calibrationId,
        reason: suggestionReasonText(reason),
      },
    ];
  });
}

const readSuggestingOrder = (orderId: string, system: Rights) =>
  system.one<SuggestingOrder>({
    text: `select json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'trim', v.trim,
          'operations', o.repair_operations) as vehicle,
        coalesce((select json_agg(json_build_object('id', k.id, 'typeKey', y.key, 'name', y.name, 'result', k.result,
            'isSublet', k.method = '${subletMethod}', 'trigger', k.trigger, 'rule', case when r.id is not null then json_build_object('typeKey', y.key,
              'name', coalesce(nullif(r.source_title, ''), y.name), 'prerequisites', r.prerequisites,
              'isVerified', r.verified_at is not null) end) order by k.sort_order)
          from app.order_calibrations k
          join app.line_item_types y on y.id = k.line_item_type_id
          left join app.calibration_rules r on r.id = k.calibration_rule_id
          where k.service_order_id = o.id), '[]') as calibrations,
        json_build_object(
          'lines', coalesce((select json_agg(json_build_object('typeKey', y.key, 'calibrationId', l.calibration_id))
            from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id
            where l.estimate_id = (select id from app.estimates e where e.service_order_id = o.id
              and e.status in ('draft', 'sent', 'viewed', 'approved', 'converted') order by e.revision desc limit 1)), '[]'),
          'dismissed', coalesce((select json_agg(y.key) from app.suggestion_dismissals d
            join app.line_item_types y on y.id = d.line_item_type_id where d.service_order_id = o.id), '[]')) as so_far,
        exists (select from app.appointments a join app.facilities f on f.id = a.facility_id
          where a.service_order_id = o.id and a.status in ${wordList(bookedAppointmentStatuses)}
            and (a.starts_at at time zone f.time_zone)::date = (a.created_at at time zone f.time_zone)::date) as is_same_day
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`,
    values: [orderId],
  });
