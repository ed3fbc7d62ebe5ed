// What the office asks about the shop's own records.
import { auditSealsSchema, auditSearchSchema, duplicatesSchema } from "@boresight/domain/settings/upkeep";
import { checkSeals } from "#modules/settings/upkeep/check-seals.ts";
import { findDuplicates } from "#modules/settings/upkeep/find-duplicates.ts";
import { readCounters } from "#modules/settings/upkeep/read-counters.ts";
import { readJobs } from "#modules/settings/upkeep/read-jobs.ts";
import { searchAudit } from "#modules/settings/upkeep/search-audit.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { replicaOf } from "#platform/database/replicas.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";

const roles = ["admin"] as const;

/** Likely duplicates of customers or vehicles, a page at a time. */
export const duplicates = serverFunction(
  { path: "duplicates", roles, input: duplicatesSchema },
  ({ caller, input, deps }) => inReport(deps, caller, (tx) => findDuplicates(input, tx)),
);

/** How the queue of jobs is doing, and the jobs that gave up. */
export const jobHealth = serverFunction({ path: "job-health", roles }, ({ caller, deps }) =>
  inTransaction(deps, caller, async (tx) => ({
    ...(await readJobs(tx)),
    replica: replicaOf(deps.pool)?.state() ?? null,
  })),
);

/** The audit by person, record, action, time and text, a page at a time. */
export const auditSearch = serverFunction(
  { path: "audit-search", roles, input: auditSearchSchema.prefault({}) },
  ({ caller, input, deps }) => inReport(deps, caller, (tx) => searchAudit(input, tx)),
);

/** Whether days of the audit agree with their seals, as many as one request can check. */
export const auditSeals = serverFunction(
  { path: "audit-seals", roles, input: auditSealsSchema.prefault({}) },
  ({ caller, input, deps }) => inTransaction(deps, caller, (tx) => checkSeals(input, tx)),
);

/** The numbers that invoices and orders get next. */
export const numberCounters = serverFunction({ path: "number-counters", roles }, ({ caller, deps }) =>
  inTransaction(deps, caller, readCounters),
);
