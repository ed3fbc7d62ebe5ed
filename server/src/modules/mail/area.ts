import type { JobHelpers } from "graphile-worker";
import * as z from "zod";
import { area } from "#area.ts";
import { mailSettings, testMail } from "#functions/mail/mail-settings.ts";
import { pushKey } from "#functions/mail/push-key.ts";
import { mountProviderWebhooks } from "#functions/mail/provider-webhooks.ts";
import { mountTextFiles } from "#functions/mail/text-files.ts";
import { reachabilityPlugin } from "#graphql/fields/customers/reachability.ts";
import { mailPreviewPlugin } from "#graphql/fields/mail/mail-preview.ts";
import { releaseMailPlugin } from "#graphql/fields/mail/release-mail.ts";
import { templateUsePlugin } from "#graphql/fields/mail/template-use.ts";
import { job, type JobDeps } from "#jobs/job.ts";
import { raiseDueAlerts } from "#modules/alerts/raise-due-alerts.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { remindOfAppointments } from "./appointments/remind-of-appointments.ts";
import { clearUndeliverableAddress } from "./delivery/clear-undeliverable-address.ts";
import { mailEvents } from "./mail-events.ts";
import { remindOfMessages } from "./orders/remind-of-messages.ts";
import { remindOfPoNumbers } from "./orders/remind-of-po-numbers.ts";
import { writeOrderMail } from "./writing/write-order-mail.ts";
import { removePushDevice } from "./push/remove-push-device.ts";
import { savePushDevice } from "./push/save-push-device.ts";
import { decideWaitingMails } from "./queue/decide-waiting-mails.ts";
import { deliverMessage } from "./queue/deliver-message.ts";
import { removeMailSettings } from "./queue/remove-mail-settings.ts";
import { resumeMail } from "./queue/resume-mail.ts";
import { retryMessage } from "./queue/retry-message.ts";
import { saveMailSettings } from "./queue/save-mail-settings.ts";
import { mailReactions } from "./reactions.ts";
import { changeEmailTemplate } from "./templates/change-email-template.ts";
import { restoreEmailTemplateVersion } from "./templates/restore-email-template-version.ts";
import { sendTestEmail } from "./templates/send-test-email.ts";
import { updateEmailTemplate } from "./templates/update-email-template.ts";
import { recordTextConsent } from "./texts/record-text-consent.ts";

const ofMessage = z.object({ id: z.uuid() });
const isLast = ({ job: { attempts, max_attempts } }: JobHelpers): boolean => attempts >= max_attempts;

async function deliver({ id }: z.output<typeof ofMessage>, deps: JobDeps, helpers: JobHelpers): Promise<void> {
  await deliverMessage(id, { ...deps, isLastAttempt: isLast(helpers) });
}

/** The same, written in its reader's language first. */
async function writeAndDeliver(of: z.output<typeof ofMessage>, deps: JobDeps, helpers: JobHelpers): Promise<void> {
  await writeOrderMail(of.id, deps);
  await deliver(of, deps, helpers);
}

export const mailArea = area("mail", {
  verbs: {
    changeEmailTemplate,
    clearUndeliverableAddress,
    decideWaitingMails,
    recordTextConsent,
    removeMailSettings,
    removePushDevice,
    restoreEmailTemplateVersion,
    retryMessage,
    saveMailSettings,
    savePushDevice,
    sendTestEmail,
    updateEmailTemplate,
  },
  reads: [mailPreviewPlugin, reachabilityPlugin, releaseMailPlugin, templateUsePlugin],
  functions: [mailSettings, pushKey, testMail],
  mounts: [mountProviderWebhooks, mountTextFiles],
  jobs: [
    job({ name: "deliver-message", kind: "mail", payload: ofMessage, run: deliver }),
    job({ name: "deliver-text", kind: "texts", payload: ofMessage, run: deliver }),
    job({ name: "send-order-mail", kind: "mail", payload: ofMessage, run: writeAndDeliver }),
    job({ name: "send-order-text", kind: "texts", payload: ofMessage, run: writeAndDeliver }),
    job({ name: "resume-mail", kind: "mail", when: "*/5 * * * *", run: (_none, deps) => resumeMail(deps) }),
    job({
      name: "raise-due-alerts", // And reminds of what is due.
      kind: "upkeep",
      when: "*/5 * * * *",
      async run(_none, { pool, clock }) {
        for (const raise of [raiseDueAlerts, remindOfAppointments, remindOfPoNumbers, remindOfMessages])
          await asSystem(pool, (system) => raise(system, clock()));
      },
    }),
  ],
  events: mailEvents,
  reactions: mailReactions,
});
