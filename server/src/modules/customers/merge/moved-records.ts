/** What a merge moves from one customer to another, table by table, and how it comes back. */
import type { Rights } from "#platform/database/transaction.ts";

/** Tables whose rows belong to a customer by `customer_id`; what belongs to an order follows it by its foreign key. */
const tables = [
  { name: "vehicles", condition: "true", also: "" },
  { name: "service_orders", condition: "true", also: ", search_text = ''" },
  { name: "appointments", condition: "true", also: "" },
  { name: "addresses", condition: "true", also: "" },
  { name: "customer_addresses", condition: "true", also: "" },
  { name: "contacts", condition: "true", also: "" },
  { name: "text_consents", condition: "true", also: "" },
  { name: "files", condition: "service_order_id is null", also: "" },
  { name: "invoices", condition: "service_order_id is null", also: "" },
  { name: "webhooks", condition: "true", also: "" },
  { name: "payments", condition: "true", also: "" },
  { name: "payment_reversals", condition: "true", also: "" },
  { name: "payment_returns", condition: "true", also: "" },
  { name: "credit_memos", condition: "true", also: "" },
  { name: "credit_entries", condition: "true", also: "" },
  { name: "card_payments", condition: "true", also: "" },
  { name: "card_payment_invoices", condition: "true", also: "" },
  { name: "users", condition: "true", also: "" },
] as const;

type TableName = (typeof tables)[number]["name"];

/** The ids of the moved rows by table. */
export type MovedIds = Partial<Record<TableName, readonly string[]>>;

interface Move {
  from: string;
  to: string;
}

/** Moves everything of one customer to the other. */
export async function moveAll({ from, to }: Move, system: Rights): Promise<MovedIds> {
  const moved: MovedIds = {};
  for (const { name, condition, also } of tables) {
    const rows = await system.rows<{ id: string }>({
      text: `update app.${name} set customer_id = $2${also} where customer_id = $1 and ${condition} returning id`,
      values: [from, to],
    });
    if (rows.length > 0) moved[name] = rows.map(({ id }) => id);
  }
  return moved;
}

/** A record that has come into use since for an order of the other customer stays there. */
const isFree: Partial<Record<TableName, string>> = {
  vehicles: `not exists (select from app.service_orders o
    where o.vehicle_id = t.id and o.customer_id = $1 and o.id <> all ($4::uuid[]))`,
  addresses: `not exists (select from app.service_orders o
    where o.pickup_address_id = t.id and o.customer_id = $1 and o.id <> all ($4::uuid[]))`,
};

/** Moves these rows, where they are still with the customer they moved to. */
export async function moveBack(moved: MovedIds, { from, to }: Move, system: Rights): Promise<void> {
  for (const { name, also } of tables) {
    const ids = moved[name];
    if (!ids) continue;
    await system.run({
      text: `update app.${name} t set customer_id = $2${also}
        where t.id = any ($3::uuid[]) and t.customer_id = $1 and $4::uuid[] is not null and ${isFree[name] ?? "true"}`,
      values: [from, to, ids, moved.service_orders ?? []],
    });
  }
}
