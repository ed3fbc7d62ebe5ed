/** What the scans of orders say. */
import { isStaff } from "@boresight/domain/accounts/roles";
import {
  codesNow,
  objectionsTo,
  pairScans,
  type OrderScan,
  type PairedCode,
  type ScanObjection,
} from "@boresight/domain/intake/scans/pair-scans";
import {
  isScanPhase,
  type ReportPhase,
  type ScanReport,
  type ScannedCode,
} from "@boresight/domain/intake/scans/scan-report";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

interface StoredScan {
  orderId: string;
  fileId: string;
  fileName: string;
  phase: ReportPhase;
  state: string;
  isPartial: boolean;
  report: ScanReport | null;
  vin: string | null;
  openedOn: string;
  today: string;
}

interface ReadScan extends Pick<StoredScan, "fileId" | "fileName" | "isPartial" | "phase" | "state"> {
  report: ScanReport | null;
  /** Why it does not count. */
  objection: ScanObjection | null;
}

export interface OrderScans {
  /** In the order of their upload; papers of the work where they tell their vehicle. */
  reports: readonly ReadScan[];
  /** The scans that count. */
  counting: readonly OrderScan[];
  /** The files that prove nothing: of another vehicle, or of another time. */
  objected: ReadonlySet<string>;
  codes: readonly PairedCode[];
  /** Those that are there now. */
  now: readonly ScannedCode[];
}

const mostScans = 200;

/** Returns what the scans of these orders say, by order. Read past the caller's rights. */
export async function readScansOf(
  orderIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, OrderScans>> {
  const stored = await system.rows<StoredScan>({
    text: `select s.* from unnest($1::uuid[]) as one (id)
      cross join lateral (select r.service_order_id as order_id, r.file_id, f.name as file_name, r.phase, r.state, r.is_partial, r.report,
          v.vin_number as vin, (o.created_at at time zone coalesce(l.time_zone, 'UTC'))::date::text as opened_on,
          (now() at time zone coalesce(l.time_zone, 'UTC'))::date::text as today
        from app.scan_reports r join app.files f on f.id = r.file_id join app.service_orders o on o.id = r.service_order_id
        left join app.vehicles v on v.id = o.vehicle_id left join app.facilities l on l.id = o.facility_id
        where r.service_order_id = one.id and f.version_of is null
        order by f.created_at, f.id limit ${mostScans}) s`,
    values: [orderIds],
  });
  return new Map([...Map.groupBy(stored, ({ orderId }) => orderId)].map(([id, scans]) => [id, togetherOf(scans)]));
}

function togetherOf(stored: readonly StoredScan[]): OrderScans {
  const told = stored.filter(({ phase, report }) => isScanPhase(phase) || report !== null);
  const [order] = told;
  const objections = order ? objectionsTo(told, order) : [];
  const reports = told.map(({ fileId, fileName, phase, state, isPartial, report }, at): ReadScan => {
    return { fileId, fileName, phase, state, isPartial, report, objection: objections[at] ?? null };
  });
  const counting = reports.flatMap(({ report, objection, phase, ...scan }): OrderScan[] =>
    report && objection === null && isScanPhase(phase) ? [{ ...scan, phase, report }] : [],
  );
  const objected = new Set(reports.flatMap(({ fileId, objection }) => (objection === null ? [] : fileId)));
  return { reports, counting, objected, codes: pairScans(counting), now: codesNow(counting) };
}

/** For staff; null for others, and for an order without scans. */
export async function readOrderScans(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<readonly (object | null)[]> {
  if (!isStaff(caller.role)) return orderIds.map(() => null);
  const scans = await readScansOf(orderIds, system);
  return orderIds.map((id) => {
    const found = scans.get(id);
    return found && found.reports.length > 0 ? shownOf(found) : null;
  });
}

const shownOf = ({ reports, codes, now }: OrderScans) => ({
  codes: codes.map(({ states, ...code }) => ({ ...code, ...states })),
  codesNow: now,
  reports: reports.map(({ report, ...scan }) => ({
    ...scan,
    layout: report?.layout || null,
    vin: report?.vin ?? null,
    tool: report?.tool ?? null,
    serialNumber: report?.serialNumber ?? null,
    softwareVersion: report?.softwareVersion ?? null,
    scannedAt: report?.scannedAt ?? null,
    moduleCount: isScanPhase(scan.phase) ? (report?.modules.length ?? null) : null,
    codeCount: isScanPhase(scan.phase) ? (report?.codes.length ?? null) : null,
  })),
});
