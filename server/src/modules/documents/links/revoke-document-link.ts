import { officeCallers } from "@boresight/domain/accounts/roles";
import { documentLinkIdSchema } from "@boresight/domain/documents/issued-document";
import { mutation } from "#platform/mutation.ts";

export const revokeDocumentLink = mutation({
  summary: "Ends a link to an order's packet at once.",
  callers: [...officeCallers, "customer", "user"],
  input: documentLinkIdSchema,
  returns: { documentLink: "DocumentLink" },
  errors: [],
  async run({ id }, { caller, system, now }) {
    await caller.one({ text: "select id from app.document_links where id = $1", values: [id] });
    await system.run({
      text: "update app.document_links set revoked_at = $2 where id = $1 and revoked_at is null",
      values: [id, now],
    });
    return { documentLink: id };
  },
});
