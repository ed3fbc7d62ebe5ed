import { staffRoles, worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { ownCorrectionDays, requirePassed, workEntrySchema } from "@boresight/domain/schedule/hours/work-entry";
import type { WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { overlaps } from "@boresight/domain/schedule/hours/work-timeline";
import type * as z from "zod";
import { mutation } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireTechnician } from "#modules/schedule/facilities/require-technician.ts";
import { measureWork } from "./measure-work.ts";
import { facilityOf, lockEntries } from "./switch-work.ts";

type Correction = z.output<typeof workEntrySchema>;

interface Stored {
  id: string;
  userId: string;
  orderId: string | null;
  kind: WorkKind;
  startedAt: string;
  endedAt: string | null;
  isVoid: boolean;
  version: number;
}

export const saveWorkEntry = mutation({
  summary: `Corrects a technician's hours, with a reason, or adds what was forgotten; technicians their own, of the last ${ownCorrectionDays} days.`,
  callers: staffRoles,
  input: workEntrySchema,
  payload: "WorkPayload",
  returns: { workEntry: "WorkEntry" },
  clientKey: true,
  errors: ["work-changed", "work-overlaps"],
  async run(correction, tx) {
    requirePassed(correction, tx.now);
    const was = correction.id === null ? null : await readEntry(correction.id, tx);
    await requireAllowed(correction, was, tx);
    const id = was?.id ?? tx.ids();
    const entries = await lockEntries({ userId: correction.userId, at: new Date(correction.startedAt) }, tx.system);
    if (was && (await lockedVersion(was.id, tx)) !== correction.version) throw fail("work-changed");
    const span = { id, start: Date.parse(correction.startedAt), end: Date.parse(correction.endedAt) };
    if (!correction.isVoid && overlaps(entries, span)) throw fail("work-overlaps");
    await tx.system.run({ text: "select set_config('app.reason', $1, true)", values: [correction.reason] });
    await (was ? change(correction, tx) : add({ ...correction, id }, tx));
    await note({ id, reason: correction.reason, was }, tx);
    if (was?.orderId) await measureWork(was.orderId, tx.system);
    return { workEntry: id };
  },
});

/** Returns the entry. Throws `not-found` for one that the caller does not see. */
const readEntry = (id: string, { caller }: Transaction): Promise<Stored> =>
  caller.one<Stored>({
    text: `select id, user_id, service_order_id as order_id, kind, started_at, ended_at, is_void, version
      from app.work_entries where id = $1`,
    values: [id],
  });

async function requireAllowed(correction: Correction, was: Stored | null, { caller, now }: Transaction): Promise<void> {
  if (was && was.userId !== correction.userId) throw fail("not-found");
  const isOwn = correction.userId === caller.userId;
  if (!was && !isOwn) await requireTechnician(correction.userId, caller);
  if (worksInOffice(caller)) return;
  const oldest = now.getTime() - ownCorrectionDays * 86_400_000;
  const starts = [correction.startedAt, ...(was ? [was.startedAt] : [])].map((start) => Date.parse(start));
  if (!isOwn || Math.min(...starts) < oldest) throw fail("permission-error");
}

const lockedVersion = async (id: string, { system }: Transaction): Promise<number> => {
  const { version } = await system.one<{ version: number }>({
    text: "select version from app.work_entries where id = $1 for update",
    values: [id],
  });
  return version;
};

const change = ({ id, kind, startedAt, endedAt, isVoid }: Correction, { system }: Transaction): Promise<unknown> =>
  system.run({
    text: "update app.work_entries set kind = $2, started_at = $3, ended_at = $4, is_void = $5 where id = $1",
    values: [id, kind, startedAt, endedAt, isVoid],
  });

const add = ({ id, userId, kind, startedAt, endedAt }: Correction, { system }: Transaction): Promise<unknown> =>
  system.run({
    text: `insert into app.work_entries (id, user_id, facility_id, kind, started_at, ended_at)
      values ($3, $1, ${facilityOf}, $4, $5, $6)`,
    values: [userId, null, id, kind, startedAt, endedAt],
  });

interface Noted {
  id: string;
  reason: string;
  was: Stored | null;
}

const note = ({ id, reason, was }: Noted, { system, caller, now }: Transaction): Promise<unknown> =>
  system.run({
    text: `insert into app.work_corrections
        (work_entry_id, reason, was_kind, was_started_at, was_ended_at, was_void, corrected_by, corrected_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, reason, was?.kind, was?.startedAt, was?.endedAt, was?.isVoid ?? false, caller.userId, now],
  });
