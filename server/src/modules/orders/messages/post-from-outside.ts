import type { Work } from "#platform/database/events.ts";

interface WordFromOutside {
  orderId: string;
  /** Empty where its pictures say it. */
  body: string;
  authorName: string;
  /** How many pictures follow. */
  pictureCount: number;
}

/** Posts what a customer wrote by another way than the order's page. Returns the message's id. */
export async function postFromOutside(word: WordFromOutside, { system, emit }: Work): Promise<string> {
  const { orderId, body, authorName, pictureCount } = word;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.order_messages (service_order_id, body, author_name, from_customer, file_count)
      values ($1, $2, $3, true, $4) returning id`,
    values: [orderId, body, authorName, pictureCount],
  });
  const said = { body, isInternal: false, fromCustomer: true, fileIds: [], photoCount: pictureCount };
  await emit({ type: "message.posted", entityId: id, payload: { serviceOrderId: orderId, ...said } });
  return id;
}
