/** The company's books as its bookkeeper sees them, with what they can do there. It is in English, and works without scripts. */
import { escapeHtml as escape, htmlPage } from "../html-page.ts";
import type { Company } from "../entities/company.ts";
import { listOf, numberOf, referredId, textOf, type Entity } from "../entities/entity.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f8;color:#1b2733}
main{max-width:64rem;margin:0 auto;padding:1.5rem}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;width:100%;background:#fff}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #d7dee4;vertical-align:top}
form{display:inline-flex;gap:.25rem;margin:0 .5rem .25rem 0}input{width:8rem;padding:.25rem;font:inherit}input.name{width:16rem}
button{padding:.25rem .6rem;font:inherit;cursor:pointer}.note{background:#fff3cd;padding:.6rem}`;

interface Shown {
  company: Company;
  companies: readonly Company[];
  /** Why the books refused what was asked last. */
  problem: string;
}

export function bookkeeperPage({ company, companies, problem }: Shown): string {
  const others = companies.map(({ realmId, name }) =>
    realmId === company.realmId
      ? `<strong>${escape(name)}</strong>`
      : `<a href="/?realmId=${encodeURIComponent(realmId)}">${escape(name)}</a>`,
  );
  return htmlPage({
    title: "QuickBooks simulator",
    style,
    body: `<h1>QuickBooks simulator: the bookkeeper's side</h1><p>${others.join(" · ")}</p>
      ${problem ? `<p class="note" role="alert">${escape(problem)}</p>` : ""}
      ${invoices(company)}${payments(company)}${customers(company)}
      <p>No real books are touched. Changes are reported to the shop a moment later.</p>`,
  });
}

const money = (amount: number): string => amount.toFixed(2);
const latestFirst = (rows: readonly Entity[]): Entity[] =>
  rows.toSorted((one, other) => Number(other.Id) - Number(one.Id)).slice(0, 200);

interface Doing {
  company: Company;
  what: string;
  id: string;
  label: string;
  field?: string;
}

const form = ({ company, what, id, label, field = "" }: Doing): string =>
  `<form method="post" action="/bookkeeper/${what}"><input type="hidden" name="realmId" value="${escape(company.realmId)}"><input type="hidden" name="id" value="${escape(id)}">${field}<button>${escape(label)}</button></form>`;

const amountField = (amount: number, label: string): string =>
  `<input name="amount" inputmode="decimal" aria-label="${escape(label)}" value="${money(amount)}">`;

const nameOf = (company: Company, row: Entity): string => {
  const customer = company.find("Customer", referredId(row, "CustomerRef"));
  return customer ? textOf(customer, "DisplayName") : "";
};

function invoices(company: Company): string {
  const rows = latestFirst(company.all("Invoice")).map((invoice) => {
    const [total, balance] = [numberOf(invoice, "TotalAmt"), numberOf(invoice, "Balance")];
    const number = textOf(invoice, "DocNumber");
    const of = { company, id: invoice.Id };
    const field = (amount: number) => amountField(amount, `Amount of ${number}`);
    const actions = [
      ...(balance > 0 ? [form({ ...of, what: "pay", label: "Receive payment", field: field(balance) })] : []),
      ...(total > 0 ? [form({ ...of, what: "edit", label: "Change the first line to", field: field(total) })] : []),
      ...(total > 0 ? [form({ ...of, what: "void", label: "Void" })] : []),
      form({ ...of, what: "delete-invoice", label: "Delete" }),
    ];
    return `<tr><td>${escape(number)}</td><td>${escape(nameOf(company, invoice))}</td><td>${money(total)}</td><td>${money(balance)}</td><td>${actions.join("")}</td></tr>`;
  });
  return `<h2>Invoices</h2><table><thead><tr><th>Number</th><th>Customer</th><th>Total</th><th>Open</th><th></th></tr></thead><tbody>${rows.join("") || empty(5)}</tbody></table>`;
}

function payments(company: Company): string {
  const rows = latestFirst(company.all("Payment")).map((payment) => {
    const paid = listOf(payment, "Line")
      .flatMap((line) => listOf(line, "LinkedTxn"))
      .map((link) => company.find("Invoice", textOf(link, "TxnId")))
      .map((invoice) => (invoice ? textOf(invoice, "DocNumber") : ""));
    return `<tr><td>${escape(textOf(payment, "TxnDate"))}</td><td>${escape(nameOf(company, payment))}</td><td>${money(numberOf(payment, "TotalAmt"))}</td><td>${escape(paid.join(", "))}</td><td>${form({ company, what: "delete-payment", id: payment.Id, label: "Delete" })}</td></tr>`;
  });
  return `<h2>Payments</h2><table><thead><tr><th>Day</th><th>Customer</th><th>Amount</th><th>Pays</th><th></th></tr></thead><tbody>${rows.join("") || empty(5)}</tbody></table>`;
}

function customers(company: Company): string {
  const rows = latestFirst(company.all("Customer")).map((customer) => {
    const name = textOf(customer, "DisplayName");
    const of = { company, id: customer.Id };
    const isActive = customer["Active"] !== false;
    const field = `<input class="name" name="name" aria-label="Name of ${escape(name)}" value="${escape(name)}">`;
    const actions = [
      form({ ...of, what: "rename", label: "Rename", field }),
      form({
        ...of,
        what: isActive ? "deactivate" : "activate",
        label: isActive ? "Make inactive" : "Make active",
      }),
    ];
    return `<tr><td>${escape(name)}${isActive ? "" : " (inactive)"}</td><td>${actions.join("")}</td></tr>`;
  });
  return `<h2>Customers</h2><table><thead><tr><th>Name</th><th></th></tr></thead><tbody>${rows.join("") || empty(2)}</tbody></table>`;
}

const empty = (columns: number): string => `<tr><td colspan="${columns}">None yet</td></tr>`;
