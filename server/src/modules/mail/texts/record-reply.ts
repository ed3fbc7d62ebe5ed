import type { Rights } from "#platform/database/transaction.ts";

/**
 * Records what a telephone's owner replied, for every customer who has it, and returns for how many that is new. START
 * gives back only what STOP took: who never agreed does not begin to.
 */
export const recordReply = (phone: string, isGiven: boolean, system: Rights): Promise<number> =>
  system.run({
    text: `insert into app.text_consents (customer_id, phone, is_given, method)
      select latest.customer_id, $1, $2, 'reply' from (
        select distinct on (customer_id) customer_id, is_given, method from app.text_consents
        where phone = $1 order by customer_id, recorded_at desc) latest
      where latest.is_given <> $2 and (latest.is_given or latest.method = 'reply')`,
    values: [phone, isGiven],
  });
