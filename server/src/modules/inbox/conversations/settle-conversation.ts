/**
 * Has the head of a conversation follow from what stands in it: what was said last, and by which way and to whom an answer
 * goes, which is the last person outside who wrote. To be run when messages have come from another conversation, or left.
 */
export const settleConversation = (id: string) => ({
  text: `with words as (
      select m.said_at, m.direction = 'in' as is_outside, m.kind = 'message' as is_a_person, m.channel, m.from_address as address,
          m.from_name as name, m.body
        from app.conversation_messages m where m.conversation_id = $1
      union all
      select o.created_at, o.from_customer, true, 'order', null, o.author_name, o.body
        from app.order_messages o join app.conversations c on c.id = $1 and c.service_order_id = o.service_order_id
        where not o.is_internal and not exists (select from app.conversation_messages m where m.order_message_id = o.id))
    update app.conversations c set
      last_said_at = coalesce(l.said_at, c.created_at), last_from_outside = coalesce(l.is_outside, false),
      last_words = coalesce(left(btrim(regexp_replace(l.body, '\\s+', ' ', 'g')), 200), ''),
      channel = coalesce(way.channel, case when c.service_order_id is null then c.channel else 'order' end),
      address = case when way.channel is null and c.service_order_id is null then c.address else way.address end,
      contact_name = left(coalesce(way.name, ''), 200)
    from (select 1) one
      left join lateral (select * from words order by said_at desc limit 1) l on true
      left join lateral (select * from words where is_outside and is_a_person order by said_at desc limit 1) way on true
    where c.id = $1`,
  values: [id],
});
