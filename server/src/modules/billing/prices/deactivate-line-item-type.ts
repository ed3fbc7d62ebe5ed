import { fail } from "@boresight/domain/base/errors";
import { definitionVersionSchema } from "@boresight/domain/billing/line-item-type-schema";
import { mutation } from "#platform/mutation.ts";
import { lockCatalog } from "./catalog-checks.ts";

export const deactivateLineItemType = mutation({
  summary: "Takes a type out of the catalog. What was written with it stays.",
  callers: ["admin"],
  input: definitionVersionSchema,
  returns: { lineItemType: "LineItemType" },
  payload: "LineItemTypePayload",
  errors: ["definition-changed"],
  async run({ id, version }, tx) {
    await lockCatalog(tx);
    const type = await tx.caller.one<{ version: number }>({
      text: "select version from app.line_item_types where id = $1",
      values: [id],
    });
    if (type.version !== version) throw fail("definition-changed");
    await tx.caller.run({ text: "update app.line_item_types set is_active = false where id = $1", values: [id] });
    return { lineItemType: id };
  },
});
