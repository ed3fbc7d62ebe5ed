import { mergeRecord, type RecordFields } from "@boresight/domain/accounting/merge-record";
import type { SendingJob } from "#modules/accounting/jobs/lane-job.ts";
import type { Mended, MendDeps } from "./mend-refusal.ts";
import { projectFields } from "./project-fields.ts";
import { qboEntity } from "./qbo-entities.ts";

/** Somebody changed the record there: our changes go on top of theirs, unless both changed the same field. */
export async function joinChanges({ job, payload }: SendingJob, { company, agreed }: MendDeps): Promise<Mended | null> {
  if (payload.action !== "update") return null;
  const row = await company.read(qboEntity(job.entity), payload.id);
  const known: RecordFields = { ...agreed, ...payload.fields };
  const before = Object.fromEntries(Object.keys(known).map((name) => [name, agreed[name]]));
  const theirs = projectFields(row, known);
  const { overlap } = mergeRecord({ agreed: before, ours: known, theirs });
  const fields = overlap.filter((name) => name in payload.fields);
  if (fields.length === 0) return { is: "rewritten", payload: { ...payload, syncToken: row.SyncToken } };
  const { entity, localId, label } = job;
  const dispute = {
    entity,
    localId,
    label,
    qboId: row.Id,
    kind: "fields",
    fields,
    ours: known,
    theirs,
    agreed,
  } as const;
  return { is: "disputed", dispute };
}
