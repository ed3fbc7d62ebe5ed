// Estimates for the tests of billing, built by the verbs themselves.
import { randomUUID } from "node:crypto";
import { productTermsVersion } from "@boresight/domain/customers/terms";
import { approveEstimate } from "#modules/billing/estimates/decisions/approve-estimate.ts";
import { sendEstimate } from "#modules/billing/estimates/send-estimate.ts";
import { saveEstimate } from "#modules/billing/estimates/save-estimate.ts";
import type { TestDatabase } from "./database.ts";
import { verbsOver } from "./run-as.ts";
import { addOrder, type Person, type Shop } from "./shop.ts";

interface Opened {
  db: TestDatabase;
  shop: Shop;
  /** When requests are made. */
  now?: Date;
}

/** What Carla says to approve it. */
const approval = ({ id, content_hash: contentHash }: { id: string; content_hash: string }, values: object = {}) => ({
  id,
  fullName: "Carla Ortiz",
  signatureMethod: "typed",
  acceptedTermsVersion: productTermsVersion,
  contentHash,
  ...values,
});

/** What tests of billing do, over one database. */
export function openBilling({ db, shop, now }: Opened) {
  const kept = new Map<string, Buffer>();
  const keepContent = async (id: string, content: Buffer) => void kept.set(id, content);

  /** Calls a verb as this person. */
  const call = verbsOver(() => db, { keepContent, ...(now && { clock: () => now }) });
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
  /** The same, sent to Carla. */
  async function sent(values: Parameters<typeof draft>[0] = {}) {
    const { order, id, version } = await draft(values);
    await call(shop.ada, sendEstimate, { id, version });
    return { order, ...(await read(id)) };
  }

  /** The same, approved by her. */
  async function approved(values: Parameters<typeof draft>[0] = {}) {
    const { order, ...estimate } = await sent(values);
    await call(shop.carla, approveEstimate, approval(estimate));
    return { order, ...(await read(estimate.id)) };
  }

  const statusOf = async (orderId: string): Promise<string> => {
    const text = `select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`;
    return (await db.owner.query(text, [orderId])).rows[0].key;
  };
  const mailsOf = async (orderId: string): Promise<string[]> => {
    const text =
      "select template from app.messages where service_order_id = $1 and channel = 'email' order by created_at";
    return (await db.owner.query(text, [orderId])).rows.map(({ template }) => template);
  };
  return { call, line, read, linesOf, draft, sent, approved, approval, statusOf, mailsOf, kept };
}
