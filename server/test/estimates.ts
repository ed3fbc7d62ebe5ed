// Estimates for the tests of billing, built by the verbs themselves.
import { randomUUID } from "node:crypto";
import { inTransaction } from "#platform/database/transaction.ts";
import { saveEstimate } from "#modules/billing/estimates/save-estimate.ts";
import type { TestDatabase } from "./database.ts";
import { addOrder, type Person, type Shop } from "./shop.ts";

type Verb<Answer> = (input: unknown, tx: never) => Promise<Answer>;

interface Opened {
  db: TestDatabase;
  shop: Shop;
  /** When requests are made. */
  now?: Date;
}

/** What tests of billing do, over one database. */
export function openBilling({ db, shop, now }: Opened) {
  const config = {
    brandName: "Boresight",
    clientUrl: "http://client.test",
    publicUrl: "http://shop.test",
    sealSecret: "",
  };

  /** Calls a verb as this person. */
  const call = <Answer>(person: Person, verb: Verb<Answer>, input: object): Promise<Answer> =>
    inTransaction({ pool: db.server, ...(now && { clock: () => now }) }, person, (tx) =>
      verb(input, { ...tx, address: "203.0.113.7", userAgent: "Vitest", config } as never),
    );
  const line = (key: string, values: object = {}) => ({
    lineItemTypeId: shop.lineItemType(key),
    description: key,
    quantity: 1000,
    taxable: true,
    ...values,
  });
  const read = async (id: string) => (await db.owner.query("select * from app.estimates where id = $1", [id])).rows[0];
  const linesOf = async (id: string) =>
    (await db.owner.query("select * from app.line_items where estimate_id = $1 order by sort_order", [id])).rows;

  /** A draft with a radar calibration of 325.00 and a scan of 75.00 on an order of Carla's. */
  async function draft(values: { order?: object; lines?: object[]; as?: Person } = {}) {
    const order = await addOrder(db.owner, shop, {
      customerId: shop.carla.customerId,
      status: "estimating",
      ...values.order,
    });
    const lines = values.lines ?? [line("CAL-FRAD"), line("SCAN-PRE")];
    const input = { serviceOrderId: order.id, lines, clientKey: randomUUID() };
    const { estimate } = await call(values.as ?? shop.ada, saveEstimate, input);
    return { order, ...(await read(String(estimate))) };
  }
  return { call, line, read, linesOf, draft };
}
