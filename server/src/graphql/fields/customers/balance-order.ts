import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import { addPgTableOrderBy, orderByAscDesc } from "postgraphile/utils";

/** Customers by what they owe: who may not read amounts cannot sort by them either. */
export const balanceOrderPlugin = addPgTableOrderBy(
  { schemaName: "app", tableName: "customers" },
  ({ sql, dataplanPg: { TYPES } }) => {
    const open = sql.join(
      openInvoiceStatuses.map((status) => sql.literal(status)), // Literals, so that the index of open invoices matches.
      ", ",
    );
    return orderByAscDesc("OPEN_BALANCE", ({ alias }) => ({
      fragment: sql`(select coalesce(sum(i.balance_cents), 0) from app.invoices i
        where i.customer_id = ${alias}.id and i.status in (${open}))`,
      codec: TYPES.bigint,
    }));
  },
);
