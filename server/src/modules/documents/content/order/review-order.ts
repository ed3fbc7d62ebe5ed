/** What the estimate of an order leaves out: what our rules require for its repairs, against what its lines hold. */
import {
  reviewEstimate,
  worthOfMissing,
  type RequiredWork,
  type ReviewRow,
} from "@boresight/domain/intake/estimate-review";
import type { LinesNow } from "@boresight/domain/intake/estimate-supplement";
import { needOf } from "@boresight/domain/calibrations/calibration-need";
import { isOftenNotFitted, systemOf } from "@boresight/domain/calibrations/calibration-system";
import type { KnownSystem } from "@boresight/domain/intake/vehicle-systems";
import type { Cents } from "@boresight/domain/base/money";
import { priceOf } from "@boresight/domain/billing/price-list";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import {
  readEstimatesOf,
  type MentionedRepair,
  type OrderEstimates,
} from "#modules/calibrations/readiness/read-estimates.ts";
import { readKnownSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface ReviewedVehicle {
  id: string;
  make: string;
  model: string;
  year: number | null;
  trim: string;
  /** The repairs that the order names besides its estimate. */
  operations: string[];
}

/** What our rules require, with why. */
export interface Required extends RequiredWork {
  name: string;
  /** The repair that calls for it, in words. */
  reason: string;
  /** Where the estimate speaks of the repair. */
  mention: MentionedRepair | null;
  /** What says that the vehicle has the system. */
  known: KnownSystem | null;
  source: string;
  isVerified: boolean;
}

export interface EstimateReview extends Pick<LinesNow, "changes"> {
  vehicleId: string;
  /** Of the paper whose lines are reviewed; null where none has been read. */
  fileId: string | null;
  rows: readonly ReviewRow<Required>[];
  /** In cents; null where a price is not known. */
  worthCents: Cents | null;
}

interface Context {
  rights: Rights;
  now: Date;
}

/** Read past the caller's rights. */
export async function reviewOrder(orderId: string, context: Context): Promise<EstimateReview> {
  const { rights } = context;
  const vehicle = await rights.one<ReviewedVehicle>({ text: vehicleText, values: [orderId] });
  const estimates = (await readEstimatesOf([orderId], rights)).get(orderId) ?? null;
  const required = await requiredOf({ orderId, vehicle, estimates }, context);
  const lines = estimates?.lines ?? [];
  const rows = reviewEstimate(
    required,
    lines.map(({ line }) => line),
  );
  return {
    vehicleId: vehicle.id,
    fileId: lines.at(-1)?.fileId ?? estimates?.papers.at(-1)?.fileId ?? null,
    rows,
    worthCents: worthOfMissing(rows),
    changes: estimates?.changes ?? null,
  };
}

interface Reviewed {
  orderId: string;
  vehicle: ReviewedVehicle;
  estimates: OrderEstimates | null;
}

const scanTypes = ["SCAN-PRE", "SCAN-POST"];

async function requiredOf({ orderId, vehicle, estimates }: Reviewed, { rights, now }: Context): Promise<Required[]> {
  const mentions = estimates?.mentions ?? [];
  const operations = [...new Set([...vehicle.operations, ...mentions.map(({ operation }) => operation)])].slice(
    0,
    mostOperations,
  );
  const suggestions = operations.length === 0 ? [] : await suggestFor({ ...vehicle, operations }, { system: rights });
  const [known = []] = await readKnownSystems([vehicle.id], rights);
  const sayingOf = (typeKey: string) => known.find(({ system }) => system === systemOf(typeKey));
  const { prices, today } = await readBillingContext(orderId, { system: rights, now });
  const types = await rights.rows<{ id: string; key: string; name: string; unitPrice: Cents }>({
    text: "select id, key, name, unit_price from app.line_item_types where key = any ($1) and is_active limit 200",
    values: [[...scanTypes, ...suggestions.map(({ rule }) => rule.typeKey)]],
  });
  const names = await rights.rows<{ key: string; name: string }>({
    text: "select key, name from app.repair_operations where key = any ($1) limit 100",
    values: [operations],
  });
  const typeOf = new Map(types.map((type) => [type.key, type]));
  const nameOf = new Map(names.map(({ key, name }) => [key, name]));
  const scans =
    operations.length === 0
      ? []
      : scanTypes.map((typeKey) => ({ typeKey, operations: [], source: "", isVerified: true }));
  const wanted = suggestions.filter(({ rule }) => needOf(rule.typeKey, known) !== "notFitted");
  const calibrations = wanted.map(({ rule, operations: calling }) => ({
    typeKey: rule.typeKey,
    operations: calling,
    source: rule.sourceTitle,
    isVerified: rule.isVerified,
  }));
  return [...scans, ...calibrations].flatMap(({ typeKey, operations: calling, source, isVerified }): Required[] => {
    const type = typeOf.get(typeKey);
    if (!type) return [];
    return [
      {
        typeKey,
        name: type.name,
        priceCents: priceOf(type, prices, today),
        isIfFitted: isOftenNotFitted(typeKey) && !sayingOf(typeKey),
        reason: calling.map((key) => nameOf.get(key) ?? key).join(", "),
        mention: mentions.find(({ operation }) => calling.includes(operation)) ?? null,
        known: sayingOf(typeKey) ?? null,
        source,
        isVerified,
      },
    ];
  });
}

const mostOperations = 30;

const vehicleText = `select v.id, v.make, v.model, v.year, v.trim, o.repair_operations as operations
  from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = $1`;
