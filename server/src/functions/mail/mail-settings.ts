import { readMailSettings } from "#modules/mail/queue/read-mail-settings.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";

/** What an admin sees of the mail server, and how many emails wait for it. */
export const mailSettings = serverFunction({ path: "mail-settings", roles: ["admin"] }, ({ deps }) =>
  asSystem(deps.pool, (system) => readMailSettings(system, deps)),
);
