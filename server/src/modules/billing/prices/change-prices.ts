import { cents, percentOf } from "@boresight/domain/base/money";
import {
  changedPrices,
  priceChangeSchema,
  requireShown,
  type ChangeablePrice,
  type ChangedPrice,
} from "@boresight/domain/billing/price-change";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockCatalog } from "./catalog-checks.ts";

export const changePrices = mutation({
  summary:
    "Changes many prices at once by a percentage, of the catalog or of a price list, whose types without a price of their own get one. Documents that were written keep their prices.",
  callers: ["admin"],
  input: priceChangeSchema,
  returns: { priceList: "PriceList", lineItemTypes: "[LineItemType!]!" },
  clientKey: true,
  errors: ["definition-changed"],
  async run({ priceListId, shown, ...change }, tx) {
    await lockCatalog(tx);
    const changed = changedPrices(priceListId ? await pricesOfList(priceListId, tx) : await catalog(tx), change);
    requireShown(changed, shown);
    if (!priceListId) return { priceList: null, lineItemTypes: await changeCatalog(changed, tx) };
    await changeList(priceListId, changed, tx);
    return { priceList: priceListId, lineItemTypes: [] };
  },
});

const catalog = ({ caller }: Transaction): Promise<readonly ChangeablePrice[]> =>
  caller.rows<ChangeablePrice>({
    text: "select id, category, unit_price from app.line_item_types where is_active order by sort_order, id",
  });

interface Listed extends ChangeablePrice {
  percentage: number | null;
}

/** Each price of the list, and the catalog's where it has none; a percentage as what it comes to today. */
async function pricesOfList(id: string, { caller }: Transaction): Promise<readonly ChangeablePrice[]> {
  await caller.one({ text: "select id from app.price_lists where id = $1", values: [id] });
  const rows = await caller.rows<Listed>({
    text: `select coalesce(e.id, y.id) as id, y.category, coalesce(e.unit_price, y.unit_price) as unit_price, e.percentage
      from app.line_item_types y left join app.price_list_entries e on e.line_item_type_id = y.id and e.price_list_id = $1
      where y.is_active or e.id is not null order by y.sort_order, y.id, e.valid_from nulls first`,
    values: [id],
  });
  return rows.map(({ percentage, ...row }) => ({
    ...row,
    unitPrice: percentage === null ? row.unitPrice : percentOf(cents(row.unitPrice), percentage),
  }));
}

const given = (changed: readonly ChangedPrice[]) => [
  changed.map(({ id }) => id),
  changed.map(({ after }): number => after),
];

async function changeCatalog(changed: readonly ChangedPrice[], { caller, emit }: Transaction): Promise<string[]> {
  const types = await caller.rows<{ id: string; key: string }>({
    text: `update app.line_item_types y set unit_price = c.price from unnest($1::uuid[], $2::integer[]) c (id, price)
      where y.id = c.id returning y.id, y.key`,
    values: given(changed),
  });
  for (const { id, key } of types) await emit({ type: "catalog.updated", entityId: id, payload: { key } });
  return types.map(({ id }) => id);
}

async function changeList(id: string, changed: readonly ChangedPrice[], { caller }: Transaction): Promise<void> {
  const [ids, prices] = given(changed);
  await caller.run({ text: "update app.price_lists set name = name where id = $1", values: [id] }); // Its next version.
  await caller.run({
    text: `update app.price_list_entries e set unit_price = c.price, percentage = null from unnest($2::uuid[], $3::integer[]) c (id, price)
      where e.id = c.id and e.price_list_id = $1`,
    values: [id, ids, prices],
  });
  await caller.run({
    text: `insert into app.price_list_entries (price_list_id, line_item_type_id, unit_price)
      select $1, c.id, c.price from unnest($2::uuid[], $3::integer[]) c (id, price) join app.line_item_types y on y.id = c.id`,
    values: [id, ids, prices],
  });
}
