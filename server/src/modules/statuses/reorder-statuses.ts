import { fail } from "@boresight/domain/base/errors";
import { statusOrderSchema } from "@boresight/domain/statuses/status-definition";
import { mutation } from "#platform/mutation.ts";
import { lockDefinitions } from "./status-checks.ts";

const step = 10;

export const reorderStatuses = mutation({
  summary: "Sets the order of all statuses.",
  callers: ["admin"],
  input: statusOrderSchema,
  returns: { serviceOrderStatuses: "[ServiceOrderStatus!]!" },
  payload: "StatusOrderPayload",
  errors: ["definition-changed"],
  async run({ ids }, tx) {
    await lockDefinitions(tx);
    const known = new Set(
      (await tx.caller.rows<{ id: string }>({ text: "select id from app.service_order_statuses" })).map(({ id }) => id),
    );
    if (ids.some((id) => !known.has(id))) throw fail("not-found");
    if (ids.length < known.size) throw fail("definition-changed");

    await tx.caller.run({
      text: `update app.service_order_statuses s set sort_order = placed.sort_order
      from unnest($1::uuid[], $2::integer[]) as placed (id, sort_order)
      where s.id = placed.id and s.sort_order <> placed.sort_order`,
      values: [ids, ids.map((_id, index) => (index + 1) * step)],
    });
    return { serviceOrderStatuses: ids };
  },
});
