// What changed at Stripe since a moment: its events, which it keeps for 30 days; before that the objects that began since.
import type Stripe from "stripe";
import type { CardChanges, CardReport } from "./card-provider.ts";
import { answeredAt, reportsIn } from "./stripe-reports.ts";

interface Asked {
  since: Date;
  cursor: string | null;
  now: Date;
}

const eventsKept = 29 * 24 * 3_600_000;
const pageSize = 100;

/** As many as one list of events can be asked for. */
const types = [
  ...["completed", "expired", "async_payment_succeeded", "async_payment_failed"].map(
    (end) => `checkout.session.${end}`,
  ),
  ...["succeeded", "payment_failed", "canceled"].map((end) => `payment_intent.${end}`),
  ...["succeeded", "failed", "updated", "refunded", "refund.updated"].map((end) => `charge.${end}`),
  ...["created", "updated", "failed"].map((end) => `refund.${end}`),
  ...["created", "updated", "closed", "funds_withdrawn", "funds_reinstated"].map((end) => `charge.dispute.${end}`),
];

/** One page; a cursor names the list and the last object that was read of it. */
export async function readStripeChanges(stripe: Stripe, { since, cursor, now }: Asked): Promise<CardChanges> {
  const lists = listsOf(stripe, now);
  const first = now.getTime() - since.getTime() <= eventsKept ? "events" : "charges";
  const [name = first, after] = cursor?.split(" ") ?? [];
  const list = lists[name];
  if (!list) return { reports: [], cursor: null };
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const { reports, last, isMore } = await list.read({
    created,
    limit: pageSize,
    ...(after && { starting_after: after }),
  });
  return { reports, cursor: isMore && last ? `${name} ${last}` : list.next };
}

interface Page {
  reports: CardReport[];
  last: string | undefined;
  isMore: boolean;
}

interface Paging {
  created: { gte: number };
  limit: number;
  starting_after?: string;
}

interface Listed<One> {
  data: One[];
  has_more: boolean;
  lastResponse: { headers: Readonly<Record<string, string>> };
}

const asked = (object: { object: string }, toldAt: number) => reportsIn({ type: object.object, object, toldAt });
const happened = ({ type, created, data: { object } }: Stripe.Event) =>
  reportsIn({ type, object, toldAt: created * 1000 });

function listsOf(
  { events, charges, refunds, disputes }: Stripe,
  now: Date,
): Readonly<Record<string, { read: (paging: Paging) => Promise<Page>; next: string | null }>> {
  const page = <One extends { id: string }>(
    { data, has_more: isMore, lastResponse }: Listed<One>,
    reportsOf: (one: One, toldAt: number) => CardReport[],
  ): Page => {
    const toldAt = answeredAt(lastResponse, now);
    return { reports: data.flatMap((one) => reportsOf(one, toldAt)), last: data.at(-1)?.id, isMore };
  };
  return {
    events: { next: null, read: async (paging) => page(await events.list({ ...paging, types }), happened) },
    charges: { next: "refunds", read: async (paging) => page(await charges.list(paging), asked) },
    refunds: { next: "disputes", read: async (paging) => page(await refunds.list(paging), asked) },
    disputes: { next: null, read: async (paging) => page(await disputes.list(paging), asked) },
  };
}
