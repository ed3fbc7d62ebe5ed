import { problemsOf } from "@boresight/domain/base/problems";
import { monthOf } from "@boresight/domain/billing/books/closed-month";
import { dueDateOf } from "@boresight/domain/billing/invoice-status";
import { openingInvoiceSchema } from "@boresight/domain/billing/invoice-schema";
import type { Language } from "@boresight/domain/texts/language";
import { text } from "@boresight/domain/texts/text";
import { addOpeningInvoices, type NewOpeningInvoice } from "#modules/billing/invoices/add-opening-invoices.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { createTogether, problem, textOf, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { inStretches } from "../in-stretches.ts";
import { changedFields } from "./changed-fields.ts";
import { customerProblem, namedCustomer, noteOf } from "./customer-of-row.ts";
import { readCustomers, type CustomerIndex, type KnownCustomer } from "./find-customers.ts";

interface StoredInvoice {
  number: string;
  customerId: string;
  isOpening: boolean;
  issueDate: string;
  dueDate: string;
  balance: number;
}

interface Context {
  find: CustomerIndex["find"];
  terms: ReadonlyMap<string, Terms>;
  stored: ReadonlyMap<string, StoredInvoice>;
  seen: Map<string, number>;
  today: string;
  /** As `2026-05`: nothing is dated in them. */
  closedMonths: ReadonlySet<string>;
  /** The new ones. */
  added: NewOpeningInvoice[];
}

interface Terms {
  id: string;
  days: number;
  locale: Language;
}

/** What customers owe from before, by the invoices' numbers: one that is here stays as it is. */
export const planOpeningInvoices: PlanRows = async (rows, tx: Transaction) => {
  const added: NewOpeningInvoice[] = [];
  const context = {
    find: (await readCustomers(tx.caller)).find,
    terms: new Map((await readTerms(tx.caller)).map((terms) => [terms.id, terms])),
    stored: new Map((await readStored(rows, tx.caller)).map((invoice) => [invoice.number, invoice])),
    seen: new Map<string, number>(),
    today: await shopDay(tx),
    closedMonths: new Set((await readClosedMonths(tx.caller)).map(({ month }) => month)),
    added,
  };
  const plans = await inStretches(rows, (row) => planRow(row, context));
  return createTogether(plans, () => addOpeningInvoices(added, tx));
};

const readClosedMonths = (rights: Rights): Promise<readonly { month: string }[]> =>
  rights.rows<{ month: string }>({ text: "select to_char(month, 'YYYY-MM') as month from app.closed_months" });

const readTerms = (rights: Rights): Promise<readonly Terms[]> =>
  rights.rows<Terms>({ text: "select id, payment_terms_days as days, locale from app.customers" });

const readStored = (rows: readonly ReadRow[], rights: Rights): Promise<readonly StoredInvoice[]> =>
  rights.rows<StoredInvoice>({
    text: `select number, customer_id, service_order_id is null as is_opening, issue_date::text, due_date::text,
        total_cents as balance
      from app.invoices where number = any ($1)`,
    values: [rows.map(({ values }) => textOf(values, "number"))],
  });

function planRow({ line, values, problems }: ReadRow, context: Context): RowPlan {
  const number = textOf(values, "number");
  const about = [number, namedCustomer(values).name].filter(Boolean).join(" · ");
  const first = context.seen.get(number);
  if (number && first !== undefined)
    return wrong(about, [problem("number", text("settings.importTwiceInFile", { line: first }))]);
  context.seen.set(number, line);
  if (values["balance"] === 0 && problems.length === 0)
    return { outcome: "skipped", about, notes: [text("settings.importNothingOpen")] };
  const found = context.find(namedCustomer(values));
  if ("found" in found) return wrong(about, [...problems, customerProblem(values, found)]);
  const plan = planInvoice({ about, values, problems, customer: found.customer }, context);
  return { ...plan, notes: noteOf(found) };
}

interface OwnedRow extends Pick<ReadRow, "problems" | "values"> {
  about: string;
  customer: KnownCustomer;
}

function planInvoice({ about, values, problems, customer }: OwnedRow, context: Context): RowPlan {
  const { terms, stored, today, closedMonths, added } = context;
  const { days, locale } = terms.get(customer.id) ?? { days: 0, locale: "en" };
  const issueDate = textOf(values, "issueDate");
  const dueDate = textOf(values, "dueDate") || (issueDate && dueDateOf(issueDate, days));
  const { data, error } = openingInvoiceSchema.safeParse({ ...values, number: textOf(values, "number"), dueDate });
  const late = issueDate > today ? [problem("issueDate", text("billing.openingIsOfThePast"))] : [];
  const closed = closedMonths.has(monthOf(issueDate)) ? [problem("issueDate", text("errors.month-closed"))] : [];
  const credit = isCredit(values["balance"]) ? [problem("balance", text("settings.importCredit"))] : [];
  // Without the one day the other is not known either.
  const isKnown = (field: string) => field !== "dueDate" || issueDate !== "" || "dueDate" in values;
  const refused = error ? problemsOf(error).filter(({ field }) => isKnown(field)) : [];
  const all = [...problems, ...credit, ...refused, ...late, ...closed];
  if (all.length > 0 || !data) return wrong(about, all);
  const before = stored.get(data.number);
  if (before) return planStored({ ...data, customerId: customer.id }, { before, about });
  added.push({ ...data, customerId: customer.id, locale });
  return { outcome: "created", about };
}

const isCredit = (balance: unknown): boolean => typeof balance === "number" && balance < 0;

type Said = Omit<NewOpeningInvoice, "locale">;

/** An issued invoice does not change. */
function planStored(said: Said, { before, about }: { before: StoredInvoice; about: string }): RowPlan {
  const { customerId, issueDate, dueDate, balance } = said;
  const { isOpening, ...stored } = before;
  const differs = changedFields({ customerId, issueDate, dueDate, balance }, { ...stored });
  if (isOpening && differs.length === 0) return { outcome: "skipped", about };
  return wrong(about, [problem("number", text("billing.openingNumberIsTaken"))]);
}
