import type { Task } from "graphile-worker";
import { z } from "zod";
import { readRecords, type ReadRecordsDeps } from "#modules/accounting/import/read-records.ts";

const payloadSchema = z.object({ connectionId: z.uuid() });

export const readQboRecordsJob =
  (deps: ReadRecordsDeps): Task =>
  (payload, { job }) =>
    readRecords({ ...payloadSchema.parse(payload), isLast: job.attempts >= job.max_attempts }, deps);
