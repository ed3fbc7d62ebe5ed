import { QboFault } from "../accounting/fault.ts";
import type { AdminActions } from "../admin/admin-actions.ts";
import { html, redirect, type Call, type Reply } from "../call.ts";
import type { Company } from "../entities/company.ts";
import { isFields, listOf, referredId, type Entity, type Fields } from "../entities/entity.ts";
import type { Write as Written } from "../entities/write-entity.ts";
import type { Simulator } from "../simulator.ts";
import { bookkeeperPage } from "./bookkeeper-page.ts";

interface Behind {
  simulator: Simulator;
  admin: AdminActions;
}

/** `/`: the bookkeeper's page, and `POST /bookkeeper/{what}`: what they do there, which leads back to it. */
export function answerBookkeeper(call: Call, { simulator, admin }: Behind): Reply {
  const form = new URLSearchParams(call.body);
  const companies = [...simulator.companies.values()];
  const realmId = (call.method === "POST" ? form.get("realmId") : call.query.get("realmId")) ?? "";
  const company = companies.find((one) => one.realmId === realmId) ?? companies[0];
  if (!company) return html(404, "");
  const show = (status: number, problem: string) => html(status, bookkeeperPage({ company, companies, problem }));
  if (call.method !== "POST") return show(200, "");
  const act = actions[call.path.slice("/bookkeeper/".length)];
  if (!act) return show(404, "There is no such action.");
  try {
    act({ company, admin, id: form.get("id") ?? "", form });
    return redirect(`/?realmId=${encodeURIComponent(company.realmId)}`);
  } catch (error) {
    if (error instanceof QboFault) return show(400, error.error.Detail || error.message);
    if (error instanceof RangeError) return show(400, error.message);
    throw error;
  }
}

interface Acting {
  company: Company;
  admin: AdminActions;
  id: string;
  form: URLSearchParams;
}

const actions: Record<string, (acting: Acting) => void> = {
  pay: (acting) => {
    const [invoice, amount] = [invoiceOf(acting), amountIn(acting.form)];
    const paid = { Amount: amount, LinkedTxn: [{ TxnId: invoice.Id, TxnType: "Invoice" }] };
    const customer = { value: referredId(invoice, "CustomerRef") };
    write(acting, { name: "Payment", body: { CustomerRef: customer, TotalAmt: amount, Line: [paid] } });
  },
  edit: (acting) => {
    const invoice = invoiceOf(acting);
    const body = { Id: invoice.Id, Line: withFirstLine(invoice, amountIn(acting.form)) };
    write(acting, { name: "Invoice", body });
  },
  void: (acting) => write(acting, { name: "Invoice", operation: "void", body: { Id: acting.id } }),
  "delete-invoice": (acting) => write(acting, { name: "Invoice", operation: "delete", body: { Id: acting.id } }),
  "delete-payment": (acting) => write(acting, { name: "Payment", operation: "delete", body: { Id: acting.id } }),
  rename: (acting) => {
    const name = acting.form.get("name") ?? "";
    write(acting, { name: "Customer", body: { Id: acting.id, DisplayName: name, CompanyName: name } });
  },
  deactivate: (acting) => write(acting, { name: "Customer", body: { Id: acting.id, Active: false } }),
  activate: (acting) => write(acting, { name: "Customer", body: { Id: acting.id, Active: true } }),
};

const write = ({ admin, company: { realmId } }: Acting, written: Omit<Written, "operation"> & Partial<Written>): void =>
  void admin.changeAsBookkeeper({ realmId, operation: "save", ...written });

function invoiceOf({ company, id }: Acting): Entity {
  const invoice = company.find("Invoice", id);
  if (!invoice) throw new RangeError("This invoice is gone.");
  return invoice;
}

function amountIn(form: URLSearchParams): number {
  const text = (form.get("amount") ?? "").trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new RangeError("Enter an amount such as 245.00.");
  return Number(text);
}

/** One piece of what the first line sells, at this price. */
function withFirstLine(invoice: Entity, amount: number): Fields[] {
  const lines = listOf(invoice, "Line");
  const first = lines.findIndex((line) => line["DetailType"] === "SalesItemLineDetail");
  return lines.map((line, at) => {
    const detail = line["SalesItemLineDetail"];
    if (at !== first || !isFields(detail)) return line;
    return { ...line, Amount: amount, SalesItemLineDetail: { ...detail, Qty: 1, UnitPrice: amount } };
  });
}
