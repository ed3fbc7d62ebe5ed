/** What the test provider's objects come to as payers pay, refunds are made and banks dispute: each step is reported as Stripe does. */
import {
  chargeOf,
  disputeOf,
  intentOf,
  refundOf,
  type Charge,
  type Dispute,
  type Intent,
  type Refund,
  type Session,
} from "./objects.ts";

/** What has become of one payment. */
export interface Paid {
  session: Session;
  intent: Intent;
  charge: Charge;
  refunds: Refund[];
  disputes: Dispute[];
}

interface LedgerDeps {
  /** Seconds since 1970. */
  now: () => number;
  /** Reports a step; the object as it is at that moment. */
  tell: (type: string, object: object) => Promise<void>;
}

export interface Ledger extends Sales, Refunds, Disputes {
  payments: Paid[];
}

interface Sales {
  pay(session: Session): Promise<Paid>;
  /** A card was declined; the page stays open. */
  decline(session: Session, message: string): Promise<void>;
  expire(session: Session): Promise<void>;
}

interface Refunds {
  refund(payment: Paid, amount: number): Promise<Refund>;
  /** The bank could not take it: the money is with the shop again. */
  failRefund(payment: Paid, refund: Refund): Promise<void>;
}

interface Disputes {
  /** A question of the bank, which takes no money. */
  inquire(payment: Paid, amount?: number): Promise<Dispute>;
  dispute(payment: Paid, amount?: number): Promise<Dispute>;
  /** A question becomes a dispute. */
  escalate(dispute: Dispute): Promise<void>;
  answer(dispute: Dispute): Promise<void>;
  /** `back` is what comes back of it; all by default. */
  win(dispute: Dispute, back?: number): Promise<void>;
  lose(dispute: Dispute): Promise<void>;
  closeInquiry(dispute: Dispute): Promise<void>;
}

export function openLedger(deps: LedgerDeps): Ledger {
  const payments: Paid[] = [];
  return { payments, ...openSales(payments, deps), ...openRefunds(deps), ...openDisputes(deps) };
}

const openSales = (payments: Paid[], { now, tell }: LedgerDeps): Sales => ({
  async pay(session) {
    const intent = intentOf(session, now());
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
    const charge = chargeOf(intent, now());
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent.id, url: null });
    const payment: Paid = { session, intent, charge, refunds: [], disputes: [] };
    payments.push(payment);
    await tell("charge.succeeded", charge);
    await tell("payment_intent.succeeded", intent);
    await tell("checkout.session.completed", session);
    return payment;
  },
  async decline(session, message) {
    const intent = { ...intentOf(session, now()), last_payment_error: { message } };
    const failed = { ...chargeOf(intent, now()), status: "failed" as const, captured: false, failure_message: message };
    await tell("charge.failed", failed);
    await tell("payment_intent.payment_failed", intent);
  },
  async expire(session) {
    Object.assign(session, { status: "expired", url: null });
    await tell("checkout.session.expired", session);
  },
});

const openRefunds = ({ now, tell }: LedgerDeps): Refunds => ({
  async refund({ charge, refunds }, amount) {
    const refund = refundOf(charge, amount, now());
    refunds.push(refund);
    recount(charge, refunds);
    await tell("refund.created", refund);
    await tell("charge.refunded", charge);
    return refund;
  },
  async failRefund({ charge, refunds }, refund) {
    Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
    recount(charge, refunds);
    await tell("refund.failed", refund);
    await tell("charge.refund.updated", refund);
  },
});

function openDisputes({ now, tell }: LedgerDeps): Disputes {
  async function withdraw(dispute: Dispute): Promise<void> {
    dispute.status = "needs_response";
    dispute.balance_transactions.push({ amount: -dispute.amount, currency: dispute.currency });
    await tell("charge.dispute.funds_withdrawn", dispute);
  }

  return {
    async inquire({ charge, disputes }, amount = charge.amount) {
      const dispute = disputeOf(charge, amount, now());
      disputes.push(dispute);
      await tell("charge.dispute.created", dispute);
      return dispute;
    },
    async dispute({ charge, disputes }, amount = charge.amount) {
      const dispute: Dispute = { ...disputeOf(charge, amount, now()), status: "needs_response" };
      disputes.push(dispute);
      await tell("charge.dispute.created", dispute);
      await withdraw(dispute);
      return dispute;
    },
    async escalate(dispute) {
      await withdraw(dispute);
      await tell("charge.dispute.updated", dispute);
    },
    async answer(dispute) {
      dispute.status = dispute.status.startsWith("warning_") ? "warning_under_review" : "under_review";
      await tell("charge.dispute.updated", dispute);
    },
    async win(dispute, back = dispute.amount) {
      dispute.status = "won";
      dispute.balance_transactions.push({ amount: back, currency: dispute.currency });
      await tell("charge.dispute.funds_reinstated", dispute);
      await tell("charge.dispute.closed", dispute);
    },
    async lose(dispute) {
      dispute.status = "lost";
      await tell("charge.dispute.closed", dispute);
    },
    async closeInquiry(dispute) {
      dispute.status = "warning_closed";
      await tell("charge.dispute.closed", dispute);
    },
  };
}

function recount(charge: Charge, refunds: readonly Refund[]): void {
  const live = refunds.filter(({ status }) => status !== "failed");
  charge.amount_refunded = live.reduce((total, { amount }) => total + amount, 0);
  charge.refunded = charge.amount_refunded === charge.amount;
}
