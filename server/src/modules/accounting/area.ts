import * as z from "zod";
import { area } from "#area.ts";
import { quickbooksCheck, quickbooksConnection } from "#functions/accounting/quickbooks-connection.ts";
import { mountQuickbooksWebhooks } from "#functions/accounting/quickbooks-webhooks.ts";
import { quickbooksInvoicesCsv, quickbooksPaymentsCsv } from "#functions/billing/billing-csv.ts";
import { booksPlugin } from "#graphql/fields/accounting/books.ts";
import { qboSetUpPlugin } from "#graphql/fields/accounting/set-up.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { solveQboConflict } from "./resolutions/solve-qbo-conflict.ts";
import { confirmQboCompany } from "./connection/confirm-qbo-company.ts";
import { startQboConsent } from "./connection/consent/start-qbo-consent.ts";
import { declineQboCompany } from "./connection/decline-qbo-company.ts";
import { disconnectQbo } from "./connection/disconnect-qbo.ts";
import { keepConnection } from "./connection/keep-connection.ts";
import { removeOldQboRows } from "./connection/remove-old-rows.ts";
import { revokeTokens } from "./connection/revoke-tokens.ts";
import { acceptQboMatches } from "./import/accept-qbo-matches.ts";
import { applyQboRecords } from "./import/apply-qbo-records.ts";
import { decideQboRecord } from "./import/decide-qbo-record.ts";
import { linkQboItem } from "./import/link-qbo-item.ts";
import { readQboRecords } from "./import/read-qbo-records.ts";
import { readRecords } from "./import/read-records.ts";
import { unlinkQboItem } from "./import/unlink-qbo-item.ts";
import { confirmQboJob } from "./jobs/confirm-qbo-job.ts";
import { retryQboJob } from "./jobs/retry-qbo-job.ts";
import { retryQboJobs } from "./jobs/retry-qbo-jobs.ts";
import { runLane } from "./run-lane.ts";
import { skipQboJob } from "./jobs/skip-qbo-job.ts";
import { wakeDueLanes } from "./jobs/wake-due-lanes.ts";
import { readChanges } from "./pull/read-changes.ts";
import { pauseQboSync } from "./push/pause-qbo-sync.ts";
import { startQboSync } from "./push/start-qbo-sync.ts";
import { updateQboMapping } from "./push/update-qbo-mapping.ts";
import { qboEvents } from "./qbo-events.ts";
import { accountingReactions } from "./reactions.ts";

export const accountingArea = area("accounting", {
  verbs: {
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
  },
  reads: [booksPlugin, qboSetUpPlugin],
  functions: [quickbooksCheck, quickbooksConnection, quickbooksInvoicesCsv, quickbooksPaymentsCsv],
  mounts: [mountQuickbooksWebhooks],
  jobs: [
    job({
      name: "sync-qbo",
      kind: "accounting",
      isKeyed: true,
      waitsForBooks: true,
      payload: z.object({ connectionId: z.uuid(), lane: z.string() }),
      async run(lane, { books, signal, ...deps }, { job: { attempts } }) {
        const isStopping = () => signal.aborted;
        if (books) await runLane(lane, { ...deps, books, random: Math.random, isStopping, isRepeat: attempts > 1 });
      },
    }),
    job({
      name: "check-qbo-connection",
      when: "11 9 * * *",
      kind: "accounting",
      run: (_none, deps) => keepConnection(deps),
    }),
    job({
      name: "read-qbo-changes",
      when: "17 9 * * *", // In the night of the shop, after the day's last webhook.
      kind: "accounting",
      run: (_none, deps) => readChanges(deps),
    }),
    job({
      name: "read-qbo-records",
      kind: "accounting",
      isKeyed: true,
      payload: z.object({ connectionId: z.uuid() }),
      run: (of, { books, ...deps }, { job: { attempts, max_attempts } }) =>
        readRecords({ ...of, isLast: attempts >= max_attempts }, { ...deps, client: books?.client ?? null }),
    }),
    job({
      name: "remove-old-qbo-rows",
      kind: "upkeep",
      when: "43 3 * * *",
      run: (_none, { pool, clock }) => asSystem(pool, (system) => removeOldQboRows(system, clock())),
    }),
    job({
      name: "revoke-qbo-tokens",
      kind: "accounting",
      payload: z.object({ environment: z.string(), sealed: z.string() }),
      run: ({ environment, sealed }, deps) =>
        revokeTokens({ environment, sealed: Buffer.from(sealed, "base64") }, deps),
    }),
    job({
      name: "wake-qbo-lanes",
      kind: "upkeep",
      when: "* * * * *",
      run: (_none, deps) => asSystem(deps, (_system, work) => wakeDueLanes(work)),
    }),
  ],
  events: qboEvents,
  reactions: accountingReactions,
});
