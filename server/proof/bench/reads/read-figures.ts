/** Lists and details beside hand-written SQL: by role, by the number of clients, as a browser asks, and mixed. */
import type { Pool } from "pg";
import { barChart } from "../bar-chart.ts";
import { ask, type Target } from "../load.ts";
import type { Filled } from "../fill.ts";
import type { Caller } from "#platform/caller.ts";
import { bareHeaders, browserHeaders, type Askers, type AskingRole } from "./askers.ts";
import { detailQuery, listQuery } from "./queries.ts";
import { ratesInTurns, ratiosOf, spreadOf, type Asked, type Spread } from "./rates.ts";

export interface ReadFigure {
  what: string;
  clients: number;
  ours: Spread;
  beside: Spread;
  besideWhat: string;
  ratio: Spread;
  /** The ratio's least, or with a minus its most. */
  promise: number | null;
}

export interface Sides {
  /** Where our server answers GraphQL, and where the hand-written one. */
  ours: string;
  plain: string;
  owner: Pool;
  askers: Askers;
  filled: Filled;
}

interface Pair {
  ours: Target;
  plain: Target;
}

const list = ({ ours, plain }: Sides, caller: Caller): Pair => ({
  ours: { url: ours, headers: bareHeaders(caller), body: JSON.stringify({ query: listQuery }) },
  plain: { url: plain, headers: {}, body: JSON.stringify({ caller }) },
});

const detail = ({ ours, plain, filled: { orderId: id } }: Sides, caller: Caller): Pair => ({
  ours: { url: ours, headers: bareHeaders(caller), body: JSON.stringify({ query: detailQuery, variables: { id } }) },
  plain: { url: plain, headers: {}, body: JSON.stringify({ caller, id }) },
});

interface Compared {
  what: string;
  promise: number | null;
  pairs: readonly Pair[];
  besideWhat?: string;
}

export async function readFigures(sides: Sides): Promise<ReadFigure[]> {
  const compared = await comparisons(sides);
  for (const { pairs } of compared) await sameAnswers(pairs[0]);
  const asked = compared.flatMap(({ what, pairs }): Asked[] => [
    { name: `ours ${what} ${pairs.length}`, targets: pairs.map(({ ours }) => ours) },
    { name: `beside ${what} ${pairs.length}`, targets: pairs.map(({ plain }) => plain) },
  ]);
  const rates = await ratesInTurns(asked);
  return compared.map(({ what, promise, pairs, besideWhat = "hand-written SQL" }) => {
    const ours = rates.get(`ours ${what} ${pairs.length}`) ?? [];
    const beside = rates.get(`beside ${what} ${pairs.length}`) ?? [];
    const ratio = spreadOf(ratiosOf(ours, beside));
    return { what, clients: pairs.length, ours: spreadOf(ours), beside: spreadOf(beside), besideWhat, ratio, promise };
  });
}

async function comparisons(sides: Sides): Promise<Compared[]> {
  const { askers, owner } = sides;
  const lists = (role: AskingRole, clients: number) => askers[role].slice(0, clients).map((one) => list(sides, one));
  const details = askers.admin.slice(0, 16).map((one) => detail(sides, one));
  const office = lists("admin", 16);
  const roles: readonly (readonly [AskingRole, string])[] = [
    ["admin", "admin"],
    ["technician", "technician"],
    ["customer", "customer with 2,000 orders"],
  ];
  return [
    ...roles.flatMap(([role, name]) =>
      [1, 16, 64].map((clients) => ({
        what: `Order list, ${name}`,
        promise: clients === 16 ? 0.85 : null,
        pairs: lists(role, clients),
      })),
    ),
    { what: "Order detail, admin", promise: 0.9, pairs: details },
    {
      what: "Lists and details of all roles mixed",
      promise: null,
      pairs: [...office.slice(0, 4), ...details.slice(4, 8), ...lists("technician", 4), ...lists("customer", 4)],
    },
    {
      what: "Order list, admin, as a browser asks",
      promise: 1 / 1.3,
      besideWhat: "the same with as few headers as possible",
      pairs: await Promise.all(
        askers.admin.slice(0, 16).map(async (one, at) => {
          const bare = office[at]!.ours;
          return { ours: { ...bare, headers: await browserHeaders(one, owner) }, plain: bare };
        }),
      ),
    },
    {
      what: "Order list, 16 screens of one admin",
      promise: null,
      pairs: Array.from({ length: 16 }, () => office[0]!),
    },
  ];
}

/** Both sides must answer with the same orders and papers, or the comparison means nothing. */
async function sameAnswers(pair: Pair | undefined) {
  if (!pair) throw new Error("nobody asks");
  const { "accept-encoding": _, ...readable } = pair.ours.headers;
  const [one, other] = [idsIn(await ask({ ...pair.ours, headers: readable })), idsIn(await ask(pair.plain))];
  if (one.length < 5 || one.join() !== other.join())
    throw new Error(`The two servers answer differently to ${pair.ours.body}`);
}

const idsIn = (body: string): string[] => (body.match(/"id":"[^"]+"/g) ?? []).toSorted();

export const chartOfReads = (figures: readonly ReadFigure[]): string =>
  barChart(
    "Reads beside hand-written SQL",
    "Answers a second, ours in relation to what stands beside it; the dashed line is as many, the tick the promise.",
    figures.map(({ what, clients, ratio: { median: value }, promise }) => ({
      label: `${what}, ${clients} ${clients === 1 ? "client" : "clients"}`,
      value,
      promise,
      isKept: promise === null || value >= promise,
    })),
  );

export function presentReads(figures: readonly ReadFigure[]): string {
  const lines = figures.map(({ what, clients, ours, beside, besideWhat, ratio, promise }) => {
    const held = promise === null ? "" : `≥ ${promise.toFixed(2)} ${ratio.median >= promise ? "✓" : "✗"}`;
    const spread = `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`;
    return `| ${what} | ${clients} | ${ours.median.toFixed(0)}/s | ${beside.median.toFixed(0)}/s (${besideWhat}) | ${ratio.median.toFixed(2)} (${spread}) | ${held} |`;
  });
  return `
Lists and details, each client another person. Both sides answer over fastify, read under the caller's own rights in one
transaction, and are checked to answer with the same rows. Seven rounds in turns; the ratio is the median of the rounds' ratios, with
the range of the middle half.

![Reads beside hand-written SQL](benchmarks/reads.svg)

| What | Clients | Ours | Beside it | Ratio | Target |
|---|---|---|---|---|---|
${lines.join("\n")}
`;
}
