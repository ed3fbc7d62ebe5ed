import { problemsOf } from "@boresight/domain/base/problems";
import {
  lineItemCategories,
  lineItemTypeSchema,
  type LineItemTypeInput,
} from "@boresight/domain/billing/line-item-type-schema";
import { text } from "@boresight/domain/texts/text";
import { saveLineItemType } from "#modules/billing/prices/save-line-item-type.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { problem, textOf, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { inStretches } from "../in-stretches.ts";
import { changedFields } from "./changed-fields.ts";
import { folded } from "./folded.ts";

type StoredType = LineItemTypeInput & { id: string; version: number };

/** Types of the price catalog by their keys. */
export const planLineItemTypes: PlanRows = async (rows, tx) => {
  const stored = new Map((await readTypes(tx.caller)).map((type) => [type.key, type]));
  const seen = new Map<string, number>();
  return inStretches(rows, (row) => planRow(row, stored, seen));
};

const readTypes = (rights: Rights): Promise<readonly StoredType[]> =>
  rights.rows<StoredType>({
    text: `select id, version, key, name, description, category, method, unit, unit_price, purchase_cost, minutes, taxable,
      is_active from app.line_item_types`,
  });

function planRow(
  { line, values, problems }: ReadRow,
  stored: ReadonlyMap<string, StoredType>,
  seen: Map<string, number>,
): RowPlan {
  const key = textOf(values, "key").toUpperCase();
  const about = [key, textOf(values, "name")].filter(Boolean).join(" · ");
  const first = seen.get(key);
  if (first !== undefined) return wrong(about, [problem("key", text("settings.importTwiceInFile", { line: first }))]);
  seen.set(key, line);
  const before = stored.get(key);
  const category = textOf(values, "category");
  const said = {
    ...values,
    key,
    ...(category && { category: lineItemCategories.find((one) => folded(one) === folded(category)) ?? category }),
  };
  const input = { purchaseCost: 0, ...before, ...said };
  const { data, error } = lineItemTypeSchema.safeParse(input);
  const all = [...problems, ...(error ? problemsOf(error) : [])];
  if (all.length > 0 || !data) return wrong(about, all);
  if (!before) return { outcome: "created", about, write: (tx) => saveLineItemType(input, tx) };
  const cleaned = Object.fromEntries(Object.entries(data).filter(([name]) => name in said));
  const changes = changedFields(cleaned, { ...before });
  if (changes.length === 0) return { outcome: "skipped", about };
  return { outcome: "updated", about, changes, write: (tx) => saveLineItemType(input, tx) };
}
