/** The provider's own page on which its customer, the shop, refunds payments; here it also plays the payers' banks. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Paid } from "./ledger.ts";
import type { Dispute } from "./objects.ts";
import { amountText, escape, page } from "./pages.ts";
import type { Till } from "./till.ts";

interface Asked {
  form: URLSearchParams;
  till: Till;
}

/** Shows every payment with what can happen to it, and carries out what is chosen. */
export async function answerDashboard(
  { method }: IncomingMessage,
  response: ServerResponse,
  { form, till }: Asked,
): Promise<void> {
  if (method !== "POST") {
    const payments = till.ledger.payments.toReversed().map(sectionOf).join("");
    const body = `<h1>Payments</h1>${payments || "<p>Nobody has paid yet.</p>"}`;
    return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page("Payments", body));
  }
  await act(form, till);
  response.writeHead(303, { location: "/dashboard" }).end();
}

async function act(form: URLSearchParams, { ledger }: Till): Promise<void> {
  const payment = ledger.payments.find(({ intent }) => intent.id === form.get("payment"));
  if (!payment) return;
  const amount = Math.round(Number(form.get("amount")) * 100);
  const dispute = payment.disputes.at(-1);
  const refund = payment.refunds.findLast(({ status }) => status !== "failed");
  const actions: Record<string, () => Promise<unknown>> = {
    Refund: () => ledger.refund(payment, amount),
    "Fail the refund": async () => refund && ledger.failRefund(payment, refund),
    "Ask a question": () => ledger.inquire(payment, amount),
    Dispute: () => ledger.dispute(payment, amount),
    "Close the question": async () => dispute && ledger.closeInquiry(dispute),
    "Make it a dispute": async () => dispute && ledger.escalate(dispute),
    "The shop wins": async () => dispute && ledger.win(dispute),
    "The shop loses": async () => dispute && ledger.lose(dispute),
  };
  await actions[form.get("action") ?? ""]?.();
}

function sectionOf({ intent, charge, session, refunds, disputes }: Paid): string {
  const left = charge.amount - charge.amount_refunded;
  const said = [
    ...refunds.map(({ amount, status }) => `Refund of ${amountText(amount, charge.currency)}: ${status}`),
    ...disputes.map(({ amount, status }) => `Dispute of ${amountText(amount, charge.currency)}: ${status}`),
  ];
  const buttons = [
    ...(left > 0 ? ["Refund"] : []),
    ...(refunds.some(({ status }) => status !== "failed") ? ["Fail the refund"] : []),
    ...stepsOf(disputes.at(-1)),
  ].map((name) => `<button name="action" value="${name}">${name}</button>`);
  return `<form method="post" action="/dashboard" aria-label="${escape(session.description)}"><h2>${escape(session.description)}</h2>
    <p>${amountText(charge.amount, charge.currency)}</p><ul>${said.map((line) => `<li>${line}</li>`).join("")}</ul>
    <input type="hidden" name="payment" value="${intent.id}">
    <label>Amount <input name="amount" inputmode="decimal" value="${(left / 100).toFixed(2)}"></label>${buttons.join("")}</form>`;
}

function stepsOf(dispute: Dispute | undefined): string[] {
  const status = dispute?.status ?? "";
  if (status.startsWith("warning_") && status !== "warning_closed") return ["Close the question", "Make it a dispute"];
  if (status === "needs_response" || status === "under_review") return ["The shop wins", "The shop loses"];
  return ["Ask a question", "Dispute"];
}
