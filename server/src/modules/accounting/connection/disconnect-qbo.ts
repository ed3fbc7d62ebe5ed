import { qboConnectionIdSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import "../qbo-events.ts";
import { endConnection, lockConnections } from "./end-connection.ts";

export const disconnectQbo = mutation({
  summary:
    "Disconnects the shop from its company in QuickBooks: nothing is sent or read any more, and what waits stays until it is connected again. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: qboConnectionIdSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["elevated-claim-required", "qbo-not-connected"],
  async run({ id }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await tx.system.run(lockConnections);
    const { status, companyName } = await tx.caller.one<{ status: string; companyName: string }>({
      text: "select status, company_name from app.qbo_connections where id = $1",
      values: [id],
    });
    if (status !== "connected" && status !== "broken") throw fail("qbo-not-connected");
    await endConnection({ connectionId: id, by: tx.caller.userId }, tx);
    await tx.emit({ type: "qbo.disconnected", entityId: id, payload: { companyName, reason: null } });
    return { qboConnection: id };
  },
});
