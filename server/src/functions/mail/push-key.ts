import { serverFunction } from "#functions/server-function.ts";
import { readPushKey } from "#modules/mail/push/push-key.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** The public key that a browser subscribes with, so that nobody but this server can show notices on it. */
export const pushKey = serverFunction(
  { path: "push-key", roles: ["admin", "technician", "customer", "user"] },
  async ({ deps }) => {
    const { publicKey } = await asSystem(deps.pool, (system) => readPushKey(system, deps.config));
    return { publicKey };
  },
);
