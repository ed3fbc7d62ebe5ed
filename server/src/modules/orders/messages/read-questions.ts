import type { Rights } from "#platform/database/transaction.ts";

/** SQL: what the office asks of the customer of an order `o` in the status `s`, in its words; null when it asks nothing. */
export const questionOf = `case when s.key = 'info' then nullif((select h.note from app.status_changes h
  where h.service_order_id = o.id and h.to_status_id = o.status_id order by h.changed_at desc limit 1), '') end`;

/** Returns what the office asks about each order. Read past the caller's rights: why orders change otherwise is not for customers. */
export async function readQuestions(ids: readonly string[], system: Rights): Promise<readonly (string | null)[]> {
  const asked = await system.rows<{ id: string; question: string | null }>({
    isPrepared: true,
    text: `select o.id, ${questionOf} as question from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id where o.id = any ($1)`,
    values: [ids],
  });
  const questions = new Map(asked.map(({ id, question }) => [id, question]));
  return ids.map((id) => questions.get(id) ?? null);
}
