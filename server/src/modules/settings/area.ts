import * as z from "zod";
import { area } from "#area.ts";
import { mountShopLogo } from "#functions/settings/shop-logo.ts";
import { termsOfService } from "#functions/settings/terms-of-service.ts";
import { exportEverything } from "#functions/settings/export-everything.ts";
import { importFile } from "#functions/settings/import-file.ts";
import { importResult } from "#functions/settings/import-result.ts";
import { auditSeals, auditSearch, duplicates, jobHealth, numberCounters } from "#functions/settings/upkeep.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { removeOldImportRows } from "./import/remove-old-import-rows.ts";
import { undoImport } from "./import/undo-import.ts";
import { dismissSetup } from "./shop/dismiss-setup.ts";
import { saveCompany } from "./shop/save-company.ts";
import { saveDocumentSettings } from "./shop/save-document-settings.ts";
import { saveLogo } from "./shop/save-logo.ts";
import { savePasswordRules } from "./shop/save-password-rules.ts";
import { saveTaxRate } from "./shop/save-tax-rate.ts";
import { saveTerms } from "./shop/save-terms.ts";
import { saveTransportPrices } from "./shop/save-transport-prices.ts";
import { retryJob } from "./upkeep/retry-job.ts";
import { saveRetention } from "./upkeep/save-retention.ts";
import { sealAudit } from "./upkeep/seal-audit.ts";
import { setNextNumber } from "./upkeep/set-next-number.ts";
import { createWebhook } from "./webhooks/create-webhook.ts";
import { deleteWebhook } from "./webhooks/delete-webhook.ts";
import { deliverWebhooks } from "./webhooks/deliver-webhooks.ts";
import { removeOldEvents } from "./webhooks/remove-old-events.ts";
import { replayWebhookDelivery } from "./webhooks/replay-webhook-delivery.ts";
import { testWebhook } from "./webhooks/test-webhook.ts";
import { updateWebhook } from "./webhooks/update-webhook.ts";
import { webhookEvents } from "./webhooks/webhook-events.ts";
import { webhookSealing } from "./webhooks/webhook-owner.ts";

export const settingsArea = area("settings", {
  verbs: {
    createWebhook,
    deleteWebhook,
    dismissSetup,
    replayWebhookDelivery,
    retryJob,
    saveCompany,
    saveDocumentSettings,
    saveLogo,
    savePasswordRules,
    saveRetention,
    saveTaxRate,
    saveTerms,
    saveTransportPrices,
    setNextNumber,
    testWebhook,
    undoImport,
    updateWebhook,
  },
  functions: [
    auditSeals,
    auditSearch,
    duplicates,
    exportEverything,
    importFile,
    importResult,
    jobHealth,
    numberCounters,
    termsOfService,
  ],
  mounts: [mountShopLogo],
  jobs: [
    job({
      name: "deliver-webhooks",
      kind: "webhooks",
      isKeyed: true,
      payload: z.object({ webhookId: z.uuid() }),
      run: ({ webhookId }, { sendWebhook: send, config, ...deps }) =>
        deliverWebhooks(webhookId, { ...deps, send, sealing: webhookSealing(config) }),
    }),
    job({
      name: "remove-old-events",
      kind: "upkeep",
      when: "41 3 * * *",
      run: (_none, deps) =>
        asSystem(deps, async (_system, work) => {
          await removeOldEvents(work);
          await removeOldImportRows(work);
        }),
    }),
    job({
      name: "seal-audit",
      kind: "upkeep",
      when: "13 * * * *", // The day of each time zone is sealed in its own night; a day that has to wait, an hour later.
      run: (_none, deps) => sealAudit(deps),
    }),
  ],
  events: webhookEvents,
});
