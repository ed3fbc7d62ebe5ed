import { solveQboConflict } from "#modules/accounting/conflicts/solve-qbo-conflict.ts";
import { confirmQboCompany } from "#modules/accounting/connection/confirm-qbo-company.ts";
import { declineQboCompany } from "#modules/accounting/connection/decline-qbo-company.ts";
import { disconnectQbo } from "#modules/accounting/connection/disconnect-qbo.ts";
import { startQboConsent } from "#modules/accounting/connection/consent/start-qbo-consent.ts";
import { acceptQboMatches } from "#modules/accounting/import/accept-qbo-matches.ts";
import { applyQboRecords } from "#modules/accounting/import/apply-qbo-records.ts";
import { decideQboRecord } from "#modules/accounting/import/decide-qbo-record.ts";
import { linkQboItem } from "#modules/accounting/import/link-qbo-item.ts";
import { readQboRecords } from "#modules/accounting/import/read-qbo-records.ts";
import { unlinkQboItem } from "#modules/accounting/import/unlink-qbo-item.ts";
import { confirmQboJob } from "#modules/accounting/jobs/confirm-qbo-job.ts";
import { retryQboJob } from "#modules/accounting/jobs/retry-qbo-job.ts";
import { retryQboJobs } from "#modules/accounting/jobs/retry-qbo-jobs.ts";
import { skipQboJob } from "#modules/accounting/jobs/skip-qbo-job.ts";
import { pauseQboSync } from "#modules/accounting/push/pause-qbo-sync.ts";
import { startQboSync } from "#modules/accounting/push/start-qbo-sync.ts";
import { updateQboMapping } from "#modules/accounting/push/update-qbo-mapping.ts";

/** The verbs of accounting in QuickBooks, by their names in the API. */
export const accountingVerbs = {
  acceptQboMatches,
  applyQboRecords,
  confirmQboCompany,
  confirmQboJob,
  decideQboRecord,
  declineQboCompany,
  disconnectQbo,
  linkQboItem,
  pauseQboSync,
  readQboRecords,
  retryQboJob,
  retryQboJobs,
  skipQboJob,
  solveQboConflict,
  startQboConsent,
  startQboSync,
  unlinkQboItem,
  updateQboMapping,
};
