import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { lineItemTypeSchema, type LineItemTypeInput } from "@boresight/domain/billing/line-item-type-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockCatalog, requireFree } from "./catalog-checks.ts";

export const saveLineItemType = mutation({
  summary:
    "Adds a type to the price catalog, or changes one. Documents that were written keep their prices and costs; a type keeps its key.",
  callers: ["admin"],
  input: lineItemTypeSchema,
  returns: { lineItemType: "LineItemType" },
  payload: "LineItemTypePayload",
  clientKey: true,
  errors: ["definition-changed"],
  async run({ id, version, ...type }, tx) {
    await lockCatalog(tx);
    return { lineItemType: id ? await change(id, { version, type }, tx) : await add(type, tx) };
  },
});

type NewType = Omit<LineItemTypeInput, "id" | "version">;

async function add(type: NewType, { caller }: Transaction): Promise<string> {
  const taken = { table: "app.line_item_types", column: "key", value: type.key, id: null } as const;
  await requireFree(taken, { field: "key", message: text("billing.typeKeyIsTaken") }, caller);
  const { last } = await caller.one<{ last: number }>({
    text: "select coalesce(max(sort_order), 0) as last from app.line_item_types",
  });
  const { id } = await caller.one<{ id: string }>(insertRow("app.line_item_types", { ...type, sortOrder: last + 10 }));
  return id;
}

interface Change {
  version: number | null | undefined;
  type: NewType;
}

async function change(id: string, { version, type }: Change, { caller, emit }: Transaction): Promise<string> {
  const before = await caller.one<{ version: number; key: string }>({
    text: "select version, key from app.line_item_types where id = $1",
    values: [id],
  });
  if (before.version !== version) throw fail("definition-changed");
  if (before.key !== type.key) {
    throw wrongField("key", "key-is-fixed", text("billing.typeKeepsItsKey"));
  }
  await caller.run({
    text: `update app.line_item_types set name = $2, description = $3, category = $4, method = $5, unit = $6, unit_price = $7,
        purchase_cost = $8, minutes = $9, taxable = $10, is_active = $11
      where id = $1`,
    values: [
      id,
      type.name,
      type.description,
      type.category,
      type.method,
      type.unit,
      type.unitPrice,
      type.purchaseCost,
      type.minutes,
      type.taxable,
      type.isActive,
    ],
  });
  await emit({ type: "catalog.updated", entityId: id, payload: { key: type.key } });
  return id;
}
