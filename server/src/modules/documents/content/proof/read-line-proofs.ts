/** Why every dollar: what each line of an invoice rests on. */
import { isStaff } from "@boresight/domain/accounts/roles";
import type { CalibratedSystem } from "@boresight/domain/calibrations/calibration-system";
import { readinessChecksFor, type StoredCheck } from "@boresight/domain/calibrations/readiness-check";
import {
  proveLines,
  type LineProof,
  type ProofFacts,
  type ProvenCalibration,
} from "@boresight/domain/documents/line-proof";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { readScansOf, type OrderScans } from "#modules/calibrations/read-scans.ts";
import { reviewOrder, type EstimateReview } from "#modules/documents/content/order/review-order.ts";
import { validCertificate } from "#modules/orders/valid-certificate.ts";
import { wordList } from "#platform/database/word-list.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

interface Reading {
  rights: Rights;
  now: Date;
}

/** Of an invoice of this order. Read past the caller's rights. */
export async function readLineProofs(
  invoice: { id: string; serviceOrderId: string },
  { rights, now }: Reading,
): Promise<readonly LineProof[]> {
  const { serviceOrderId: orderId } = invoice;
  const lines = await readLines("invoice_id", invoice.id, rights);
  const { scanFiles, alignmentSheets, checks, systems, ...stored } = await rights.one<KeptEvidence>({
    text: factsText,
    values: [orderId],
  });
  const scans = (await readScansOf([orderId], rights)).get(orderId);
  const review = await reviewOrder(orderId, { rights, now });
  return proveLines(lines, {
    ...stored,
    checks: checksOf(checks, systems),
    alignmentSheets: alignmentSheets.filter(({ fileId }) => !scans?.objected.has(fileId)),
    scans: scansThatCount(scanFiles, scans),
    operations: operationsOf(review),
  });
}

/** For staff who see what is charged; null for others, and for an invoice of no order. */
export async function readInvoiceProof(
  invoiceId: string,
  { caller, system, now }: Transaction & { now: Date },
): Promise<readonly LineProof[] | null> {
  if (!isStaff(caller.role)) return null;
  const seen = await caller.maybe<{ id: string; serviceOrderId: string }>({
    text: `select i.id, i.service_order_id from app.invoices i where i.id = $1 and i.service_order_id is not null
      and exists (select from app.line_items l where l.invoice_id = i.id)`,
    values: [invoiceId],
  });
  return seen ? readLineProofs(seen, { rights: system, now }) : null;
}

/** A report that nobody could read counts by its name; one that was objected to does not. */
function scansThatCount(files: KeptEvidence["scanFiles"], scans: OrderScans | undefined): ProofFacts["scans"] {
  const read = new Map((scans?.reports ?? []).map((scan) => [scan.fileId, scan]));
  return files.flatMap(({ kind: link, ...file }) => {
    const { report = null, objection = null } = read.get(file.fileId) ?? {};
    if (objection !== null) return [];
    return [{ link, fileId: file.fileId, name: report?.tool ?? file.name, codeCount: report?.codes.length ?? null }];
  });
}

const operationsOf = ({ rows }: EstimateReview): ProofFacts["operations"] =>
  rows.flatMap(({ required }) =>
    required?.mention
      ? [
          {
            typeKey: required.typeKey,
            reason: required.reason,
            source: required.source,
            quote: required.mention.line,
            fileId: required.mention.fileId,
            page: required.mention.page,
          },
        ]
      : [],
  );

/** How many of the checks that these calibrations require are met. */
function checksOf(stored: readonly StoredCheck[], systems: readonly CalibratedSystem[]): ProofFacts["checks"] {
  const required = readinessChecksFor(systems).map(({ key }) => key);
  const met = stored.filter(
    ({ key, outcome, isOverridden }) => (outcome !== "failed" || isOverridden) && required.some((one) => one === key),
  );
  return { met: met.length, all: required.length };
}

interface KeptEvidence extends Omit<ProofFacts, "checks" | "operations" | "scans"> {
  checks: readonly StoredCheck[];
  systems: readonly CalibratedSystem[];
  calibrations: readonly ProvenCalibration[];
  scanFiles: readonly { fileId: string; name: string; kind: ProofFacts["scans"][number]["link"] }[];
}

const passedAttempt = `(select json_build_object('number', a.number, 'endedAt', coalesce(a.ended_at, a.created_at), 'tool', a.tool,
    'technician', u.display_name, 'madeWith', a.made_with)
  from app.calibration_attempts a left join app.users u on u.id = a.performed_by
  where a.order_calibration_id = k.id and a.result = 'passed' order by a.number desc limit 1)`;

const filesOf = (
  kinds: readonly string[],
  name: string,
): string => `(select coalesce(json_agg(json_build_object('fileId', f.id, 'name', f.name, 'kind', f.document_kind)
    order by f.created_at, f.id), '[]')
  from (select * from app.files where service_order_id = o.id and is_uploaded and is_genuine and version_of is null
      and document_kind in ${wordList(kinds)}
    order by created_at, id limit 100) f) as ${name}`;

const factsText = `select (select coalesce(json_agg(json_build_object('id', k.id, 'typeKey', y.key, 'name', y.name, 'trigger', k.trigger,
        'requirementSource', k.requirement_source, 'ruleSource', r.source_title, 'result', k.result, 'attempt', ${passedAttempt})
        order by k.sort_order, k.id), '[]')
      from (select * from app.order_calibrations where service_order_id = o.id order by sort_order, id limit 100) k
      join app.line_item_types y on y.id = k.line_item_type_id
      left join app.calibration_rules r on r.id = k.calibration_rule_id) as calibrations,
    (select coalesce(json_agg(json_build_object('key', key, 'outcome', outcome, 'isOverridden', overridden_by is not null)), '[]')
      from app.readiness_checks where service_order_id = o.id) as checks,
    (select coalesce(json_agg(json_build_object('key', y.key, 'method', k.method)), '[]')
      from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id where k.service_order_id = o.id) as systems,
    ${filesOf(["alignment"], "alignment_sheets")},
    ${filesOf(["preScan", "inProcessScan", "postScan"], "scan_files")},
    (select coalesce(json_agg(t), '[]') from (
      (select f.id as "fileId", f.name from app.files f where f.service_order_id = o.id and f.is_uploaded and f.is_genuine
        and f.version_of is null and f.document_kind = 'towReceipt' order by f.created_at, f.id limit 20)
      union all
      (select null, concat_ws(', ', nullif(a.street, ''), nullif(a.city, '')) from app.appointments p
        join app.addresses a on a.id = p.address_id
        where p.service_order_id = o.id and p.kind <> 'dropOff' and p.status in ('arrived', 'completed') order by p.starts_at, p.id limit 20)) t) as transports,
    (select c.number from ${validCertificate} c) as certificate
  from app.service_orders o where o.id = $1`;
