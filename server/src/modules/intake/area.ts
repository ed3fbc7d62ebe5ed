import { area } from "#area.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createRepairKeyword } from "./create-repair-keyword.ts";
import { discardIntakeDraft } from "./discard-intake-draft.ts";
import { removeOldDrafts } from "./remove-old-drafts.ts";
import { saveIntakeDraft } from "./save-intake-draft.ts";
import { submitIntake } from "./submit-intake.ts";
import { updateRepairKeyword } from "./update-repair-keyword.ts";
import { updateRepairOperation } from "./update-repair-operation.ts";

export const intakeArea = area("intake", {
  verbs: {
    createRepairKeyword,
    discardIntakeDraft,
    saveIntakeDraft,
    submitIntake,
    updateRepairKeyword,
    updateRepairOperation,
  },
  jobs: [
    job({
      name: "remove-old-drafts",
      kind: "upkeep",
      when: "17 3 * * *",
      run: (_none, { pool, clock }) => asSystem(pool, (system) => removeOldDrafts(system, clock())),
    }),
  ],
});
