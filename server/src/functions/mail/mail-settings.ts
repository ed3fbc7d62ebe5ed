import { readMailSettings } from "#modules/mail/queue/read-mail-settings.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";
import { sendTestMail } from "#modules/mail/queue/send-test-mail.ts";

/** What an admin sees of the mail server, and how many emails wait for it. */
export const mailSettings = serverFunction({ path: "mail-settings", roles: ["admin"] }, ({ deps }) =>
  asSystem(deps.pool, (system) => readMailSettings(system, deps)),
);

/** Sends the admin an email at once and says what became of it. */
export const testMail = serverFunction({ path: "test-mail", roles: ["admin"] }, ({ caller, deps }) =>
  sendTestMail(caller, deps),
);
