/** The pages on which a payer enters a card. They are the provider's, in English, and work without scripts. */
import { formatCents } from "@boresight/domain/base/money";
import type { Session } from "./objects.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f8;color:#1b2733}
main{max-width:26rem;margin:8vh auto;padding:2rem;background:#fff;border-radius:12px;box-shadow:0 2px 12px #0002}
h1{font-size:1.1rem;margin:0}p.amount{font-size:2rem;margin:.5rem 0 1.5rem;font-weight:600}
label{display:block;margin-bottom:.25rem}input{box-sizing:border-box;width:100%;padding:.7rem;font:inherit;border:1px solid #8a98a6;border-radius:8px}
button,a{display:block;box-sizing:border-box;width:100%;margin-top:1rem;padding:.8rem;border:0;border-radius:8px;font:inherit;text-align:center}
button{background:#0b6b8f;color:#fff;cursor:pointer}a{color:#0b5c7a}p.problem{color:#a3131f}ul{padding-inline-start:1.2rem;font-size:.9rem;color:#44525f}`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

export const amountText = (amount: number, currency: string): string =>
  escape(formatCents(amount, "en-US", currency.toUpperCase()));

const head = ({ description, amount_total, currency }: Session): string =>
  `<h1>${escape(description)}</h1><p class="amount">${amountText(amount_total, currency)}</p>`;

const cards = `<ul><li>4242 4242 4242 4242 is accepted</li><li>4000 0000 0000 0002 is declined</li>
<li>4000 0025 0000 3155 asks for confirmation (3-D Secure)</li><li>4000 0000 0000 0259 is accepted and disputed</li>
<li>4000 0000 0000 1976 is accepted, and the bank asks about it</li>
<li>4000 0000 0000 0077 is accepted and reported late</li></ul>`;

export const cardPage = (session: Session, problem = ""): string =>
  page(
    "Test payment",
    `${head(session)}${problem && `<p class="problem" role="alert">${escape(problem)}</p>`}
    <form method="post"><label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" required autofocus>
    <button>Pay</button></form><a href="${escape(session.cancel_url)}">Go back without paying</a>
    <p>This is a test: no money moves. These cards are known:</p>${cards}
    <p>What was paid can be refunded and disputed on <a href="/dashboard">the provider's own page</a>.</p>`,
  );

export const confirmationPage = (session: Session): string =>
  page(
    "Confirm the payment",
    `${head(session)}<p>Your bank asks whether this payment is yours.</p>
    <form method="post"><button name="confirmed" value="yes">Confirm</button><button name="confirmed" value="no">Refuse</button></form>`,
  );

export const closedPage = (session: Session): string =>
  page(
    "Payment closed",
    `${head(session)}<p>This payment is closed.</p><a href="${escape(session.cancel_url)}">Go back</a>`,
  );
