import { fail } from "@boresight/domain/base/errors";
import { definitionVersionSchema } from "@boresight/domain/billing/line-item-type-schema";
import { mutation } from "#platform/mutation.ts";
import { lockCatalog } from "./catalog-checks.ts";

export const deletePriceList = mutation({
  summary: "Deletes a price list that no customer has.",
  callers: ["admin"],
  input: definitionVersionSchema,
  returns: { isDeleted: "Boolean!" },
  errors: ["definition-changed", "price-list-in-use"],
  async run({ id, version }, tx) {
    await lockCatalog(tx);
    const list = await tx.caller.one<{ version: number; isUsed: boolean }>({
      text: `select version, exists (select from app.customers c where c.price_list_id = p.id) as is_used
        from app.price_lists p where p.id = $1 for update`,
      values: [id],
    });
    if (list.version !== version) throw fail("definition-changed");
    if (list.isUsed) throw fail("price-list-in-use");
    await tx.caller.run({ text: "delete from app.price_lists where id = $1", values: [id] });
    return { isDeleted: true };
  },
});
