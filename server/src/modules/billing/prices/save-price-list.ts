import { fail } from "@boresight/domain/base/errors";
import { priceListSchema, type PriceListInput } from "@boresight/domain/billing/price-list-schema";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockCatalog, requireFree } from "./catalog-checks.ts";

export const savePriceList = mutation({
  summary: "Adds a price list with its prices, or replaces one. Documents that were written keep their prices.",
  callers: ["admin"],
  input: priceListSchema,
  returns: { priceList: "PriceList" },
  payload: "PriceListPayload",
  clientKey: true,
  errors: ["definition-changed"],
  async run(list, tx) {
    await lockCatalog(tx);
    const taken = { table: "app.price_lists", column: "name", value: list.name, id: list.id ?? null } as const;
    await requireFree(taken, { field: "name", message: text("billing.priceListNameIsTaken") }, tx.caller);
    await requirePricedTypes(list.entries, tx);
    const id = list.id ? await change(list.id, list, tx) : await add(list, tx);
    await replaceEntries(id, list.entries, tx);
    return { priceList: id };
  },
});

async function add({ name, autoApprove, isActive }: PriceListInput, { caller }: Transaction): Promise<string> {
  const { id } = await caller.one<{ id: string }>({
    text: "insert into app.price_lists (name, auto_approve, is_active) values ($1, $2, $3) returning id",
    values: [name, autoApprove, isActive],
  });
  return id;
}

async function change(id: string, list: PriceListInput, { caller }: Transaction): Promise<string> {
  const before = await caller.one<{ version: number }>({
    text: "select version from app.price_lists where id = $1",
    values: [id],
  });
  if (before.version !== list.version) throw fail("definition-changed");
  await caller.run({
    text: "update app.price_lists set name = $2, auto_approve = $3, is_active = $4 where id = $1",
    values: [id, list.name, list.autoApprove, list.isActive],
  });
  return id;
}

/** Only discounts and credits are below zero. */
async function requirePricedTypes(entries: PriceListInput["entries"], { caller }: Transaction): Promise<void> {
  const types = await caller.rows<{ id: string; category: string }>({
    text: "select id, category from app.line_item_types where id = any ($1)",
    values: [entries.map(({ lineItemTypeId }) => lineItemTypeId)],
  });
  const categories = new Map(types.map(({ id, category }) => [id, category]));
  if (entries.some(({ lineItemTypeId }) => !categories.has(lineItemTypeId))) throw fail("not-found");
  const message = text("billing.negativeOnlyForAdjustments");
  const fields = entries.flatMap(({ lineItemTypeId, unitPrice }, index) =>
    (unitPrice ?? 0) < 0 && categories.get(lineItemTypeId) !== "adjustment"
      ? [{ field: `entries.${index}.unitPrice`, code: "negative-price", message }]
      : [],
  );
  if (fields.length > 0) throw fail("invalid-input", { fields, message });
}

async function replaceEntries(id: string, entries: PriceListInput["entries"], { caller }: Transaction): Promise<void> {
  await caller.run({ text: "delete from app.price_list_entries where price_list_id = $1", values: [id] });
  await caller.run({
    text: `insert into app.price_list_entries (price_list_id, line_item_type_id, unit_price, percentage, valid_from, valid_until)
      select $1, "lineItemTypeId", "unitPrice", percentage, "validFrom", "validUntil"
      from jsonb_to_recordset($2) as entry ("lineItemTypeId" uuid, "unitPrice" integer, percentage integer, "validFrom" date,
        "validUntil" date)`,
    values: [id, JSON.stringify(entries)],
  });
}
