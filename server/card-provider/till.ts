/** What the test provider knows of payments, and what it reports of them. */
import { eventOf, report, type ProviderEvent } from "./report.ts";
import { randomId, sessionFrom, type Outcome, type Session } from "./sessions.ts";

export interface ProviderSettings {
  secretKey: string;
  webhookSecret: string;
  url: string;
}

export interface Till {
  settings: ProviderSettings;
  sessions: ReadonlyMap<string, Session>;
  /** The same key begins the same payment. */
  begin(form: URLSearchParams, idempotencyKey: string): Session;
  /** False when it is not open. */
  expire(session: Session): boolean;
  /** Returns what the payer is told. */
  decline(session: Session, message: string): Promise<string>;
  accept(session: Session, outcome?: Outcome): Promise<void>;
  /** Sends the latest event once more, as providers do. */
  repeatEvent(): Promise<boolean>;
  /** Sends what was held back by a card that reports late. */
  sendLate(): Promise<void>;
}

const lateAfter = 60_000;

export function openTill(settings: ProviderSettings, webhookUrl: () => string): Till {
  const sessions = new Map<string, Session>();
  const begun = new Map<string, Session>();
  const late: ProviderEvent[] = [];
  let latest: ProviderEvent | undefined;

  function send(event: ProviderEvent): Promise<boolean> {
    latest = event;
    return report(event, { url: webhookUrl(), secret: settings.webhookSecret });
  }
  async function sendLate(): Promise<void> {
    for (const event of late.splice(0)) await send(event);
  }

  return {
    settings,
    sessions,
    sendLate,
    begin(form, idempotencyKey) {
      const session = begun.get(idempotencyKey) ?? sessionFrom(form, settings.url);
      begun.set(idempotencyKey, session);
      sessions.set(session.id, session);
      return session;
    },
    expire(session) {
      if (session.status !== "open") return false;
      Object.assign(session, { status: "expired", url: null });
      return true;
    },
    async decline({ metadata }, message) {
      const intent = { id: randomId("pi"), metadata, last_payment_error: { message } };
      await send(eventOf("payment_intent.payment_failed", intent));
      return `${message} Try another card.`;
    },
    async accept(session, outcome = "accepted") {
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: randomId("pi"), url: null });
      const paid = eventOf("checkout.session.completed", session);
      if (outcome === "late") {
        late.push(paid);
        setTimeout(() => void sendLate(), lateAfter).unref();
        return;
      }
      await send(paid);
      const dispute = { id: randomId("dp"), payment_intent: session.payment_intent, reason: "fraudulent" };
      if (outcome === "disputed") await send(eventOf("charge.dispute.created", dispute));
    },
    repeatEvent: async () => (latest ? send(latest) : false),
  };
}
