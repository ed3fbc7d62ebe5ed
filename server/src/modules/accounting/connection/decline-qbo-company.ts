import { qboConnectionIdSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { mutation } from "#platform/mutation.ts";
import { endConnection } from "./end-connection.ts";
import { requireOffered } from "./require-offered.ts";

export const declineQboCompany = mutation({
  summary: "Forgets the consent for another company than before; the connection stays as it was.",
  callers: ["admin"],
  input: qboConnectionIdSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["qbo-company-not-offered"],
  async run({ id }, tx) {
    await requireOffered(id, tx);
    await endConnection({ connectionId: id, by: tx.caller.userId }, tx);
    return { qboConnection: id };
  },
});
