import { problemsOf } from "@boresight/domain/base/problems";
import type { TextProblem } from "@boresight/domain/base/errors";
import { priceListSchema } from "@boresight/domain/billing/price-list-schema";
import { text } from "@boresight/domain/texts/text";
import { lockCatalog } from "#modules/billing/prices/catalog-checks.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { problem, textOf, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { changedFields } from "./changed-fields.ts";
import { folded } from "./folded.ts";

interface StoredEntry {
  id: string;
  lineItemTypeId: string;
  unitPrice: number | null;
  percentage: number | null;
  validFrom: string | null;
  validUntil: string | null;
}

interface StoredList {
  id: string;
  name: string;
  entries: readonly StoredEntry[];
}

type Entry = Omit<StoredEntry, "id">;

/** A row as the price it asks for. */
interface AskedPrice {
  row: ReadRow;
  about: string;
  listName: string;
  entry: Entry | null;
  isAdjustment: boolean;
  problems: readonly TextProblem[];
}

/** Prices by list, type and first day: what the file does not name stays in its list. */
export const planPriceLists: PlanRows = async (rows, tx, { apply }) => {
  if (apply) await lockCatalog(tx);
  const types = await readTypes(tx.caller);
  const lists = new Map((await readLists(tx.caller)).map((list) => [folded(list.name), list]));
  const asked = rows.map((row) => askedPrice(row, types));
  const added = new Map<string, string>();
  const plans = new Map<ReadRow, RowPlan>();
  for (const [key, ofList] of Map.groupBy(asked, ({ listName }) => folded(listName)))
    for (const [row, plan] of planList(ofList, { key, list: lists.get(key), added })) plans.set(row, plan);
  return rows.map((row) => plans.get(row) ?? wrong("", []));
};

const readTypes = async (rights: Rights) =>
  new Map(
    (
      await rights.rows<{ id: string; key: string; category: string }>({
        text: "select id, key, category from app.line_item_types",
      })
    ).map((type) => [type.key, type]),
  );

const readLists = (rights: Rights): Promise<readonly StoredList[]> =>
  rights.rows<StoredList>({
    text: `select l.id, l.name, coalesce((select json_agg(json_build_object('id', e.id, 'lineItemTypeId', e.line_item_type_id,
          'unitPrice', e.unit_price, 'percentage', e.percentage, 'validFrom', e.valid_from, 'validUntil', e.valid_until))
        from app.price_list_entries e where e.price_list_id = l.id), '[]') as entries
      from app.price_lists l`,
  });

function askedPrice(row: ReadRow, types: ReadonlyMap<string, { id: string; category: string }>): AskedPrice {
  const { values } = row;
  const [listName, typeKey] = [textOf(values, "list"), textOf(values, "typeKey").toUpperCase()];
  const type = types.get(typeKey);
  const whole = (name: string) => (typeof values[name] === "number" ? values[name] : null);
  const entry = type && {
    lineItemTypeId: type.id,
    unitPrice: whole("unitPrice"),
    percentage: whole("percentage"),
    validFrom: textOf(values, "validFrom") || null,
    validUntil: textOf(values, "validUntil") || null,
  };
  const unknown = type ? [] : [problem("typeKey", text("settings.importTypeUnknown"))];
  return {
    row,
    listName,
    about: [listName, typeKey].filter(Boolean).join(" · "),
    entry: entry ?? null,
    isAdjustment: type?.category === "adjustment",
    problems: [...row.problems, ...unknown],
  };
}

interface ListContext {
  key: string;
  list: StoredList | undefined;
  /** The new lists that were written, by their folded names. */
  added: Map<string, string>;
}

/** Each price is judged together with all others of its list, because they must not overlap. */
function* planList(asked: readonly AskedPrice[], context: ListContext): Generator<[ReadRow, RowPlan]> {
  const entries: Entry[] = (context.list?.entries ?? []).map(({ id: _id, ...entry }) => entry);
  for (const one of asked) {
    const plan = planPrice(one, entries, context);
    if (plan.outcome !== "wrong" && one.entry) {
      const at = entries.findIndex((entry) => isSamePrice(entry, one.entry));
      entries.splice(at < 0 ? entries.length : at, at < 0 ? 0 : 1, one.entry);
    }
    yield [one.row, plan];
  }
}

const isSamePrice = (one: Entry, other: Entry | null): boolean =>
  one.lineItemTypeId === other?.lineItemTypeId && one.validFrom === other.validFrom;

function planPrice(
  { listName, about, entry, isAdjustment, problems }: AskedPrice,
  entries: readonly Entry[],
  { key, list, added }: ListContext,
): RowPlan {
  if (problems.length > 0 || !entry) return wrong(about, problems);
  const others = entries.filter((one) => !isSamePrice(one, entry));
  const { error } = priceListSchema.safeParse({ name: listName, entries: [...others, entry] });
  const negative =
    (entry.unitPrice ?? 0) < 0 && !isAdjustment
      ? [problem("unitPrice", text("billing.negativeOnlyForAdjustments"))]
      : [];
  const all = [...(error ? problemsOf(error).map(ofRow) : []), ...negative];
  if (all.length > 0) return wrong(about, all);
  const before = list?.entries.find((one) => isSamePrice(one, entry));
  if (!before) return { outcome: "created", about, write: (tx) => addPrice({ entry, listName, key, list, added }, tx) };
  const changes = changedFields({ ...entry }, { ...before });
  if (changes.length === 0) return { outcome: "skipped", about };
  return { outcome: "updated", about, changes, write: (tx) => changePrice(before.id, entry, tx) };
}

const ofRow = (one: TextProblem): TextProblem => ({
  ...one,
  field: one.field === "name" ? "list" : one.field.replace(/^entries\.\d+\./, ""),
});

interface NewPrice extends ListContext {
  entry: Entry;
  listName: string;
}

async function addPrice({ entry, listName, key, list, added }: NewPrice, { caller }: Transaction): Promise<void> {
  const known = list?.id ?? added.get(key);
  const priceListId =
    known ?? (await caller.one<{ id: string }>(insertRow("app.price_lists", { name: listName, isActive: true }))).id;
  added.set(key, priceListId);
  await caller.one(insertRow("app.price_list_entries", { ...entry, priceListId }));
}

const changePrice = (id: string, { unitPrice, percentage, validUntil }: Entry, { caller }: Transaction) =>
  caller.run({
    text: "update app.price_list_entries set unit_price = $2, percentage = $3, valid_until = $4 where id = $1",
    values: [id, unitPrice, percentage, validUntil],
  });
