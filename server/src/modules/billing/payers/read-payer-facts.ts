/** What payers' demands are checked against, read in four statements for any number of orders. */
import type {
  PayerCalibration,
  PayerCode,
  PayerFacts,
  PayerFile,
  PayerScan,
} from "@boresight/domain/billing/payers/payer-facts";
import { readScansOf, type OrderScans } from "#modules/calibrations/read-scans.ts";
import { readPapersOfOthers } from "#modules/calibrations/readiness/read-estimates.ts";
import { isHandoverSignature } from "#modules/orders/is-handover-signature.ts";
import { facilityOfOrder, fallbackZone } from "#modules/orders/facility-of-order.ts";
import { validCertificate } from "#modules/orders/valid-certificate.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { payerDay, type PayerDay } from "./read-payer-rules.ts";

export interface OrderOfPayer extends PayerDay {
  facts: PayerFacts;
  /** When somebody gave the packet to the payer, and who. */
  packetSentAt: string | null;
  packetSentBy: string | null;
}

type StoredOrder = Pick<PayerFacts, "certificate" | "estimate" | "order"> & Omit<OrderOfPayer, "facts">;

const mostFiles = 1000;

/** Read past the caller's rights: the caller must have seen the orders before. */
export async function readPayerFacts(orderIds: readonly string[], system: Rights): Promise<readonly OrderOfPayer[]> {
  const orders = await readOrders(orderIds, system);
  const files = byOrder(await readFiles(orderIds, system));
  const calibrations = byOrder(await readCalibrations(orderIds, system));
  const scans = await readScansOf(orderIds, system);
  const ofOthers = await readPapersOfOthers(orderIds, system);
  return orders.map(({ order, estimate, certificate, ...one }) => ({
    ...one,
    facts: {
      order,
      estimate,
      certificate,
      files: filesOf(files.get(one.id) ?? [], { ofOthers, scans: scans.get(one.id) }),
      calibrations: calibrations.get(one.id) ?? [],
      ...scannedFacts(scans.get(one.id)),
    },
  }));
}

type StoredFile = Omit<PayerFile, "isObjected">;

interface Read {
  /** Estimates and repair orders of other vehicles. */
  ofOthers: ReadonlySet<string>;
  scans: OrderScans | undefined;
}

const filesOf = (files: readonly StoredFile[], { ofOthers, scans }: Read): readonly PayerFile[] =>
  files.map((file) => ({ ...file, isObjected: ofOthers.has(file.id) || scans?.objected.has(file.id) === true }));

const byOrder = <Row extends { orderId: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ orderId }) => orderId);

const readOrders = (orderIds: readonly string[], system: Rights) =>
  system.rows<StoredOrder>({
    isPrepared: true,
    text: `select o.id, o.payer_id, o.packet_sent_at,
        (select u.display_name from app.users u where u.id = o.packet_sent_by) as packet_sent_by,
        ${payerDay}::text as day,
        json_build_object('vinNumber', v.vin_number, 'claimNumber', o.claim_number, 'insurerName', o.insurer_name,
          'odometerIn', o.odometer_in, 'odometerOut', o.odometer_out, 'poNumber', o.po_number,
          'repairOrderNumber', o.repair_order_number) as "order",
        (select json_build_object('number', e.number, 'lines', coalesce((select json_agg(json_build_object('typeKey', y.key,
              'category', y.category, 'calibrationId', l.calibration_id) order by l.sort_order, l.id)
            from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id
            where l.estimate_id = e.id and l.is_accepted), '[]'))
          from app.estimates e where e.service_order_id = o.id and e.status in ('approved', 'converted')
          order by e.revision desc, e.id limit 1) as estimate,
        (select json_build_object('number', c.number, 'fileId', c.file_id) from ${validCertificate} c) as certificate
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      join app.vehicles v on v.id = o.vehicle_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where o.id = any ($1)`,
    values: [orderIds],
  });

const readFiles = (orderIds: readonly string[], system: Rights) =>
  system.rows<StoredFile & { orderId: string }>({
    isPrepared: true,
    text: `select g.* from unnest($1::uuid[]) as one (id)
      cross join lateral (select f.service_order_id as order_id, f.id, f.name, f.document_kind as kind, f.mime_type, f.sha256,
          f.signer_name
        from app.files f
        where f.service_order_id = one.id and f.is_uploaded and f.is_genuine and f.version_of is null
          and (f.document_kind <> 'signature' or ${isHandoverSignature("f")})
        order by f.created_at, f.id limit ${mostFiles}) g`,
    values: [orderIds],
  });

const readCalibrations = (orderIds: readonly string[], system: Rights) =>
  system.rows<PayerCalibration & { orderId: string }>({
    isPrepared: true,
    text: `select k.service_order_id as order_id, k.id, y.name, k.method, k.result,
        (select json_build_object('madeWith', a.made_with, 'evidenceFileIds', a.evidence_file_ids,
            'day', coalesce(a.made_with ->> 'day',
              (coalesce(a.ended_at, a.created_at) at time zone coalesce(f.time_zone, '${fallbackZone}'))::date::text))
          from app.calibration_attempts a
          where a.order_calibration_id = k.id and a.result = 'passed' and k.result = 'passed'
          order by a.number desc limit 1) as passed
      from app.order_calibrations k
      join app.line_item_types y on y.id = k.line_item_type_id
      join app.service_orders o on o.id = k.service_order_id
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where k.service_order_id = any ($1) order by k.sort_order, k.id`,
    values: [orderIds],
  });

function scannedFacts(scans: OrderScans | undefined): { scans: readonly PayerScan[]; codes: readonly PayerCode[] } {
  const reports = scans?.reports ?? [];
  const last = scans?.counting.findLast(({ phase }) => phase === "post");
  const pages = new Map(last?.report.codes.map(({ code, page }) => [code, page]));
  return {
    scans: reports.map(({ fileId, phase, state, isPartial, objection, report }) => ({
      fileId,
      phase,
      state: isPartial ? "readInPart" : state,
      objection,
      vin: report?.vin ?? null,
    })),
    codes: (scans?.codes ?? []).map(({ module, code, outcome }) => ({
      module,
      code,
      outcome,
      page: pages.get(code) ?? null,
    })),
  };
}
