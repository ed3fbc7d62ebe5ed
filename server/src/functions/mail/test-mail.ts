import { sendTestMail } from "#modules/mail/queue/send-test-mail.ts";
import { serverFunction } from "#functions/server-function.ts";

/** Sends the admin an email at once and says what became of it. */
export const testMail = serverFunction({ path: "test-mail", roles: ["admin"] }, ({ caller, deps }) =>
  sendTestMail(caller, deps),
);
