import type { IncomingMessage, ServerResponse } from "node:http";
import { cardPage, closedPage, confirmationPage } from "./pages.ts";
import { outcomeOf, type Outcome } from "./cards.ts";
import type { Session } from "./objects.ts";
import type { Till } from "./till.ts";

interface Asked {
  session: Session;
  isConfirmation: boolean;
  form: URLSearchParams;
  till: Till;
}

/** Shows the page for the card and carries out what the payer decides. */
export async function answerPayer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
  const { session, isConfirmation, form, till } = asked;
  const isSent = request.method === "POST";
  const show = (page: string) => void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  const lead = (location: string) => void response.writeHead(303, { location }).end();
  const decline = async (message: string) => show(cardPage(session, await till.decline(session, message)));
  const accept = async (outcome?: Outcome) => {
    await till.accept(session, outcome);
    lead(session.success_url);
  };

  if (session.status !== "open") return show(closedPage(session));
  if (isConfirmation) {
    if (!isSent) return show(confirmationPage(session));
    return form.get("confirmed") === "yes" ? accept() : decline("Your bank refused the payment.");
  }
  if (!isSent) return show(cardPage(session));
  const outcome = outcomeOf(form.get("card") ?? "");
  if (outcome === "confirmed") return lead(`/pay/${session.id}/confirm`);
  return outcome === "declined" ? decline("Your card was declined.") : accept(outcome);
}
