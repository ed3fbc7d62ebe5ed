import type { Work } from "#platform/database/events.ts";

interface NewOrderMessage {
  orderId: string;
  body: string;
  isInternal: boolean;
  /** The other side gets it by another way already. */
  isTold?: boolean;
  /** In their order. */
  fileIds: readonly string[];
  /** Pictures that are still to be fetched. */
  pictureCount?: number;
  author: {
    /** Null for people without a login, who have a name. */
    userId: string | null;
    name: string | null;
    isOfCustomer: boolean;
  };
}

/** Adds a message to an order and says so. `attach` makes the files part of it and returns how many are photos. */
export async function addOrderMessage(
  { orderId: serviceOrderId, body, isInternal, isTold = false, fileIds, pictureCount = 0, author }: NewOrderMessage,
  attach: (id: string) => Promise<number>,
  { system, emit }: Pick<Work, "emit" | "system">,
): Promise<string> {
  const { userId, name, isOfCustomer: fromCustomer } = author;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.order_messages (service_order_id, is_internal, body, author_id, author_name, from_customer, file_count)
      values ($1, $2, $3, $4, coalesce($7, (select display_name from app.users where id = $4), ''), $5, $6) returning id`,
    values: [serviceOrderId, isInternal, body, userId, fromCustomer, fileIds.length + pictureCount, name],
  });
  const photoCount = pictureCount + (await attach(id));
  const payload = { serviceOrderId, body, isInternal, fromCustomer, fileIds, photoCount, ...(isTold && { isTold }) };
  await emit({ type: "message.posted", entityId: id, payload });
  return id;
}
