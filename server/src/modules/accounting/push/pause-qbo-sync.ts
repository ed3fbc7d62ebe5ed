import { qboConnectionVersionSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { mutation } from "#platform/mutation.ts";
import { lockMapping } from "./lock-mapping.ts";

export const pauseQboSync = mutation({
  summary: "Stops sending: what is to be sent waits until it is started again. What changes there still comes back.",
  callers: ["admin"],
  input: qboConnectionVersionSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["definition-changed", "qbo-not-connected"],
  async run({ id, version }, tx) {
    await lockMapping({ id, version }, tx);
    await tx.system.run({ text: "update app.qbo_connections set is_sending = false where id = $1", values: [id] });
    return { qboConnection: id };
  },
});
