/** The daily comparison with the card provider: what changed there without a message is found by asking. */
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { applyCardReports } from "./apply-card-reports.ts";
import type { CardDeps } from "./card-deps.ts";

interface Comparison {
  /** What began before is compared. */
  comparedUntil: Date | null;
  /** Of one that is under way: when it began, from when on it asks, and how far it has come. */
  beganAt: Date | null;
  since: Date | null;
  cursor: string | null;
}

const mostPages = 50;
const overlap = 2 * 3_600_000;
const dayLength = 24 * 3_600_000;
/** Disputes are raised up to four months after a payment, and decided months later. */
const lookBack = 240 * dayLength;

/**
 * Applies what the provider lists as changed since the last comparison. A long list is read in several runs, each of so
 * many pages; returns whether there is more. Every page is booked before the next is asked for.
 */
export async function compareCards(deps: CardDeps): Promise<boolean> {
  const { cards } = deps;
  const now = deps.clock();
  const known = await asSystem(deps, (system) => readComparison(cards.name, system));
  const { beganAt, since, ...underWay } = goOn(known, now);
  let { cursor } = underWay;
  for (let page = 0; page < mostPages; page++) {
    const changes = await cards.readChanges(since, cursor);
    cursor = changes.cursor;
    await asSystem(deps, async (system, work) => {
      await applyCardReports({ provider: cards.name, reports: changes.reports }, work);
      const next = cursor === null ? { comparedUntil: beganAt, ...nothing } : { ...known, beganAt, since, cursor };
      await saveComparison(cards.name, next, system);
    });
    if (cursor === null) return false;
  }
  return true;
}

const nothing = { beganAt: null, since: null, cursor: null };

interface UnderWay {
  beganAt: Date;
  since: Date;
  cursor: string | null;
}

/** One that was left yesterday begins again: the provider may no longer know how far it had come. */
function goOn({ comparedUntil, beganAt, since, cursor }: Comparison, now: Date): UnderWay {
  const isFresh = beganAt !== null && since !== null && now.getTime() - beganAt.getTime() < dayLength / 2;
  return isFresh ? { beganAt, since, cursor } : { beganAt: now, since: startOf(comparedUntil, now), cursor: null };
}

/** A gap of more than a month may have hidden anything about the payments that can still change. */
function startOf(comparedUntil: Date | null, now: Date): Date {
  const latest = comparedUntil?.getTime() ?? 0;
  const isLong = now.getTime() - latest > 28 * dayLength;
  return new Date(isLong ? now.getTime() - lookBack : latest - overlap);
}

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);

async function readComparison(provider: string, system: Rights): Promise<Comparison> {
  const row = await system.maybe<Record<keyof Comparison, string | null>>({
    text: "select compared_until, began_at, since, cursor from app_private.card_comparisons where provider = $1",
    values: [provider],
  });
  return {
    comparedUntil: moment(row?.comparedUntil),
    beganAt: moment(row?.beganAt),
    since: moment(row?.since),
    cursor: row?.cursor ?? null,
  };
}

const saveComparison = (provider: string, next: Comparison, system: Rights): Promise<number> =>
  system.run({
    text: `insert into app_private.card_comparisons (provider, compared_until, began_at, since, cursor) values ($1, $2, $3, $4, $5)
      on conflict (provider) do update set compared_until = excluded.compared_until, began_at = excluded.began_at,
        since = excluded.since, cursor = excluded.cursor`,
    values: [provider, next.comparedUntil, next.beganAt, next.since, next.cursor],
  });
