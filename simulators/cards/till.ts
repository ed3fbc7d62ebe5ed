/** What the test provider knows of payments, and what it reports of them. */
import type { Outcome } from "./cards.ts";
import { openLedger, type Ledger } from "./ledger.ts";
import { sessionFrom, type Session } from "./objects.ts";
import { eventOf, report, type ProviderEvent } from "./report.ts";

export interface ProviderSettings {
  secretKey: string;
  webhookSecret: string;
  url: string;
}

export interface Till {
  settings: ProviderSettings;
  ledger: Ledger;
  sessions: ReadonlyMap<string, Session>;
  /** All that has happened, the latest last; also what was not reported. */
  events: readonly ProviderEvent[];
  /** The same key begins the same payment. */
  begin(form: URLSearchParams, idempotencyKey: string): Session;
  /** False when it is not open. */
  expire(session: Session): Promise<boolean>;
  /** Returns what the payer reads. */
  decline(session: Session, message: string): Promise<string>;
  accept(session: Session, outcome?: Outcome): Promise<void>;
  /** Sends the latest event once more, as providers do. */
  repeatEvent(): Promise<boolean>;
  /** Sends what was held back by a card that reports late. */
  sendLate(): Promise<void>;
  /** Keeps from reporting, as when the shop is not reached for days; what happens is listed all the same. */
  keepSilent(isSilent: boolean): void;
}

const lateAfter = 60_000;
const now = () => Math.floor(Date.now() / 1000);

export function openTill(settings: ProviderSettings, webhookUrl: () => string): Till {
  const sessions = new Map<string, Session>();
  const begun = new Map<string, Session>();
  const events: ProviderEvent[] = [];
  const late: ProviderEvent[] = [];
  let [isSilent, isLate] = [false, false];

  const send = (event: ProviderEvent) => report(event, { url: webhookUrl(), secret: settings.webhookSecret });
  const ledger = openLedger({
    now,
    async tell(type, object) {
      const event = eventOf(type, object, now());
      events.push(event);
      if (isLate) late.push(event);
      else if (!isSilent) await send(event);
    },
  });
  async function sendLate(): Promise<void> {
    for (const event of late.splice(0)) await send(event);
  }

  return {
    settings,
    ledger,
    sessions,
    events,
    sendLate,
    keepSilent: (silent) => void (isSilent = silent),
    begin(form, idempotencyKey) {
      const session = begun.get(idempotencyKey) ?? sessionFrom(form, { origin: settings.url, now: now() });
      begun.set(idempotencyKey, session);
      sessions.set(session.id, session);
      return session;
    },
    async expire(session) {
      if (session.status !== "open") return false;
      Object.assign(session, { status: "expired", url: null });
      return true;
    },
    async decline(session, message) {
      await ledger.decline(session, message);
      return `${message} Try another card.`;
    },
    async accept(session, outcome = "accepted") {
      isLate = outcome === "late";
      const payment = await ledger.pay(session);
      if (isLate) setTimeout(() => void sendLate(), lateAfter).unref();
      isLate = false;
      if (outcome === "disputed") await ledger.dispute(payment);
      if (outcome === "inquired") await ledger.inquire(payment);
    },
    async repeatEvent() {
      const latest = events.at(-1);
      return latest ? send(latest) : false;
    },
  };
}
