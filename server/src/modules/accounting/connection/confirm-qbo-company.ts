import { qboConnectionIdSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import "../qbo-events.ts";
import { endConnection } from "./end-connection.ts";
import { requireOffered } from "./require-offered.ts";
import { beginConnection } from "./save-connection.ts";

export const confirmQboCompany = mutation({
  summary:
    "Connects another company than before, which consent was given for. The earlier one is disconnected; its links stay, and this one starts without. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: qboConnectionIdSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["elevated-claim-required", "qbo-company-not-offered"],
  async run({ id }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await requireOffered(id, tx);
    const earlier = await tx.system.maybe<{ id: string; companyName: string }>({
      text: "select id, company_name from app.qbo_connections where status in ('connected', 'broken')",
    });
    const by = tx.caller.userId;
    if (earlier) {
      await endConnection({ connectionId: earlier.id, by }, tx);
      const payload = { companyName: earlier.companyName, reason: null };
      await tx.emit({ type: "qbo.disconnected", entityId: earlier.id, payload });
    }
    await beginConnection({ connectionId: id, by }, tx);
    return { qboConnection: id };
  },
});
