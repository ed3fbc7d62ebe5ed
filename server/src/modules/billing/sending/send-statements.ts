import { officeCallers } from "@boresight/domain/accounts/roles";
import { sendStatementsSchema } from "@boresight/domain/mail/outgoing-mail";
import { isOpen } from "#modules/billing/reports/read-ageing.ts";
import { mutation } from "#platform/mutation.ts";

export const sendStatements = mutation({
  summary:
    "Emails every customer who owes something their statement of these days, in the background. Whoever was mailed that statement before is left out.",
  callers: officeCallers,
  input: sendStatementsSchema,
  returns: { customerCount: { type: "Int!", description: "How many owe something and were not mailed it." } },
  errors: [],
  async run({ from, to }, { caller, system }) {
    const { count } = await caller.one<{ count: number }>({
      text: `select count(distinct i.customer_id)::integer as count from app.invoices i where ${isOpen}`,
    });
    if (count === 0) return { customerCount: 0 };
    const { mailed } = await system.one<{ mailed: number }>({
      text: `select count(distinct i.customer_id)::integer as mailed from app.invoices i where ${isOpen} and ${wasMailed}`,
      values: [from, to],
    });
    await system.run({
      text: `select graphile_worker.add_job('send-statements', json_build_object('from', $1::text, 'to', $2::text), 'statements',
        job_key => 'send-statements:' || $1::text || ':' || $2::text)`,
      values: [from, to],
    });
    return { customerCount: count - mailed };
  },
});

const keyOfCustomer = "'statement::' || i.customer_id || ':' || $1::text || ':' || $2::text";

/** SQL: whether the customer of the invoices `i` was mailed the statement from `$1` to `$2`. A semicolon comes next after a colon. */
export const wasMailed = `exists (select from app.messages m where m.template = 'statement' and m.status <> 'failed'
  and m.dedupe_key ~>=~ (${keyOfCustomer} || ':') and m.dedupe_key ~<~ (${keyOfCustomer} || ';'))`;
