import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

/** Counting stops here: a template that is sent as often needs no exact figure. */
const mostCounted = 1000;

interface TemplateUse {
  sent: number;
  isMore: boolean;
  editedAt: string | null;
  editedBy: string | null;
}

/**
 * How often each template went out in the last 30 days, over the whole shop, and who changed its text last, in any
 * language; null for everybody but staff.
 */
export async function readTemplateUse(
  ids: readonly string[],
  { caller, system }: Pick<Transaction, "caller" | "system">,
): Promise<(TemplateUse | null)[]> {
  if (!isStaff(caller.role)) return ids.map(() => null);
  const rows = await system.rows<TemplateUse & { id: string }>({
    text: `select e.id, least(sent.count, $2)::integer as sent, sent.count > $2 as is_more, edited.updated_at as edited_at,
        edited.display_name as edited_by
      from app.email_templates e
      cross join lateral (select count(*) as count from (select from app.messages m
        where m.template = e.key and m.created_at > now() - interval '30 days' and m.status in ('sent', 'delivered')
        limit $2 + 1) counted) sent
      left join lateral (select t.updated_at, u.display_name from app.email_template_texts t
        left join app.users u on u.id = t.updated_by
        where t.email_template_id = e.id and t.version > 1 order by t.updated_at desc limit 1) edited on true
      where e.id = any ($1)`,
    values: [ids, mostCounted],
  });
  const uses = new Map(rows.map(({ id, ...use }) => [id, use]));
  return ids.map((id) => uses.get(id) ?? null);
}
