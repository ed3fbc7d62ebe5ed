import { forgetUnknownCardRecords } from "#modules/billing/cards/store-card-report.ts";
import { forgetReceivedWebhooks } from "#modules/mail/delivery/take-once.ts";
import { removeOldKeys } from "#platform/database/remove-old-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { removeEndedCounts } from "#platform/limits/rate-limits.ts";
import { job } from "./job.ts";

/** The upkeep of the server, which belongs to no area. */
export const ownJobs = [
  job({
    name: "remove-ended-counts",
    kind: "upkeep",
    when: "*/5 * * * *",
    run: (_none, { pool, clock }) => asSystem(pool, (system) => removeEndedCounts(system, clock())),
  }),
  job({
    name: "remove-old-keys",
    kind: "upkeep",
    when: "27 * * * *",
    async run(_none, { pool, clock }) {
      await asSystem(pool, (system) => removeOldKeys(system, clock()));
      await asSystem(pool, (system) => forgetReceivedWebhooks(system, clock()));
      await asSystem(pool, (system) => forgetUnknownCardRecords(system, clock()));
    },
  }),
];
