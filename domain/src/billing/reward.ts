/** The credit that partners earn, and what they may do with it (handbook section 11). */
import { plusMonths, type CalendarDay } from "#base/calendar-day.ts";
import { fail } from "#base/errors.ts";
import {
  cappedPercentOf,
  cents,
  difference,
  negated,
  notBelowZero,
  percentOf,
  proportionOf,
  smallest,
  sum,
  type Cents,
} from "#base/money.ts";

export interface RewardSettings {
  /** Shares in basis points: 5 % is 500. */
  rewardBasisPoints: number;
  rewardCapBasisPoints: number;
  rewardExpiryMonths: number;
}

export interface RewardedLine {
  typeKey: string;
  category: string;
  /** After the line's discount, in cents. */
  totalPrice: Cents;
}

const rewardedCategories: readonly string[] = ["calibration", "reset"];

/** The catalogue's key of the line that redeems credit. */
export const rewardTypeKey = "RWD";

/**
 * What a fully paid invoice earns, in cents: a share of its calibrations and resets after all discounts, of which
 * discount lines take their proportion. Redeemed credit is no discount.
 */
export function rewardEarned(
  lines: readonly RewardedLine[],
  { rewardBasisPoints }: Pick<RewardSettings, "rewardBasisPoints">,
): Cents {
  const totalOf = (chosen: readonly RewardedLine[]) => sum(chosen.map(({ totalPrice }) => totalPrice));
  const charges = lines.filter(({ totalPrice }) => totalPrice > 0);
  const rewarded = totalOf(charges.filter(({ category }) => rewardedCategories.includes(category)));
  const discounts = lines.filter(({ totalPrice, typeKey }) => totalPrice < 0 && typeKey !== rewardTypeKey);
  const discount = proportionOf(negated(totalOf(discounts)), rewarded, totalOf(charges));
  return percentOf(notBelowZero(difference(rewarded, discount)), rewardBasisPoints);
}

/** The last day on which credit of this day can be redeemed. */
export const rewardExpiresOn = (
  earnedOn: CalendarDay,
  { rewardExpiryMonths }: Pick<RewardSettings, "rewardExpiryMonths">,
): CalendarDay => plusMonths(earnedOn, rewardExpiryMonths);

/** A row of the ledger. Rows are only added; the balance is their sum. */
export interface RewardEntry {
  id: string;
  kind: "earn" | "redeem" | "expire" | "adjust" | "reverse";
  /** In cents; below zero when it is taken away. */
  amount: Cents;
  /** The entry that this one uses up, expires or reverses. */
  ofEntryId: string | null;
  /** Of earned credit; null means never. */
  expiresOn: CalendarDay | null;
  createdAt: string;
}

export const rewardBalance = (entries: readonly RewardEntry[]): Cents => sum(entries.map(({ amount }) => amount));

export interface RemainingCredit {
  entryId: string;
  amount: Cents;
  expiresOn: CalendarDay | null;
}

/**
 * What is left of each credit, what expires first at the front. What was taken without naming a credit, or from one that
 * was reversed since, uses up the first of the others. Together they are the balance, or nothing when that is below zero.
 */
export function remainingCredits(entries: readonly RewardEntry[]): RemainingCredit[] {
  const parts = Map.groupBy(entries, ({ ofEntryId }) => ofEntryId);
  const netOf = (entry: RewardEntry): Cents => sum([entry.amount, ...(parts.get(entry.id) ?? []).map(netOf)]);
  const nets = (parts.get(null) ?? []).toSorted(firstToExpire).map((entry) => ({ entry, net: netOf(entry) }));
  let taken = sum(nets.map(({ net }) => notBelowZero(negated(net))));
  return nets.flatMap(({ entry, net }) => {
    const used = smallest(notBelowZero(net), taken);
    taken = difference(taken, used);
    const amount = difference(notBelowZero(net), used);
    return amount > 0 ? [{ entryId: entry.id, amount, expiresOn: entry.expiresOn }] : [];
  });
}

const lastDay = "9999-12-31";

function firstToExpire(one: RewardEntry, other: RewardEntry): number {
  const [a, b] = [one, other].map(({ expiresOn, createdAt, id }) => `${expiresOn ?? lastDay} ${createdAt} ${id}`);
  return (a ?? "") < (b ?? "") ? -1 : 1;
}

/** A row to be added, with a negative amount. */
export interface TakenCredit {
  ofEntryId: string;
  amount: Cents;
}

/** What expires today: credit can be redeemed through its last day. */
export const expiringCredits = (entries: readonly RewardEntry[], today: CalendarDay): TakenCredit[] =>
  remainingCredits(entries)
    .filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)
    .map(({ entryId, amount }) => ({ ofEntryId: entryId, amount: negated(amount) }));

/** The next credit that will expire, as partners see it; null when none will. */
export const nextExpiry = (entries: readonly RewardEntry[], today: CalendarDay): RemainingCredit | null =>
  remainingCredits(entries).find(({ expiresOn }) => expiresOn !== null && expiresOn >= today) ?? null;

/** What is left of an entry to be reversed: what expired or was reversed already is gone. */
export const reversibleAmount = (entry: RewardEntry, entries: readonly RewardEntry[]): Cents =>
  sum([
    entry.amount,
    ...entries.filter(({ ofEntryId, kind }) => ofEntryId === entry.id && kind !== "redeem").map(({ amount }) => amount),
  ]);

export interface Redemption {
  amount: Cents;
  /** Of the invoice without the redeemed credit. */
  subtotal: Cents;
  today: CalendarDay;
}

/** The most that one invoice may redeem, in cents: a share of its subtotal, rounded down. */
export const rewardCap = (
  subtotal: Cents,
  { rewardCapBasisPoints }: Pick<RewardSettings, "rewardCapBasisPoints">,
): Cents => cappedPercentOf(notBelowZero(subtotal), rewardCapBasisPoints);

/**
 * The rows that redeem an amount, oldest credit first. Throws `reward-over-balance` or `reward-over-cap` with the most
 * that is possible, in cents.
 */
export function redeemReward(
  { amount, subtotal, today }: Redemption,
  entries: readonly RewardEntry[],
  settings: Pick<RewardSettings, "rewardCapBasisPoints">,
): TakenCredit[] {
  const usable = remainingCredits(entries).filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);
  const available = sum(usable.map((credit) => credit.amount));
  const cap = rewardCap(subtotal, settings);
  if (amount > available) throw fail("reward-over-balance", { data: { mostCents: available } });
  if (amount > cap) throw fail("reward-over-cap", { data: { mostCents: cap } });
  let left = amount;
  return usable.flatMap((credit) => {
    const used = smallest(left, credit.amount);
    left = difference(left, used);
    return used === cents(0) ? [] : [{ ofEntryId: credit.entryId, amount: negated(used) }];
  });
}
