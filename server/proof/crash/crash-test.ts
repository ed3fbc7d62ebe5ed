// Harms a part of an installation while people write, and holds what was acknowledged against what is stored.
import { setTimeout as sleep } from "node:timers/promises";
import { checkDemo } from "#db/demo/check-demo.ts";
import { inLanes } from "#platform/in-lanes.ts";
import { keyedTypes, signIn, signUp, tryVerb, upload, type Connection, type Write } from "./client.ts";
import type { Shop } from "./crash-shop.ts";
import { creatingVerbs, readShopFacts, type CreatingVerb } from "./creating-verbs.ts";
import { ledgerProblems } from "./billing-verbs.ts";
import { brokenFiles, contradictions } from "./judge.ts";

export interface CrashOptions<Harm extends string> {
  /** Starts the product with the demo shop. */
  open: () => Promise<Shop<Harm>>;
  /** One after the other; each round harms one. */
  victims: readonly Harm[];
  /** How long people write before the kill. */
  seconds: number;
  say: (line: string) => void;
}

export interface CrashReport {
  acknowledged: Record<string, number>;
  refusals: Record<string, string>;
  unknown: number;
  sentAgain: number;
  problems: string[];
}

const writers = 6;

export async function crashTest<Harm extends string>({
  open,
  victims,
  seconds,
  say,
}: CrashOptions<Harm>): Promise<CrashReport> {
  say("Starting the product with the demo shop ...");
  await using shop = await open();
  const facts = await shop.withOwner(readShopFacts);
  const verbs = creatingVerbs(facts);
  const tokens = { ada: await signIn(shop.url, "ada@example.com"), carla: await signIn(shop.url, "carla@example.com") };
  const keyed = await keyedTypes(shop.url, tokens.ada, verbs);
  const connection = { url: shop.url, tokens, keyed };
  const report: CrashReport = { acknowledged: {}, refusals: {}, unknown: 0, sentAgain: 0, problems: [] };
  for (const [index, victim] of victims.entries()) {
    const kill = () => shop.kill(victim);
    const writes = await writeThrough({ kill, verbs, connection, prefix: `crash-${index}` }, seconds);
    const noticed = shop.isSilent?.(victim) ? writes.filter(({ outcome }) => outcome === "unknown") : [];
    report.sentAgain += await sendAgain(writes);
    count(writes, report);
    const places = placesOf(verbs);
    const found = [
      ...noticed.map(({ what, reason }) => `${what} failed during "${victim}": ${reason ?? "no answer"}`),
      ...(shop.problems?.() ?? []),
      ...(await shop.withOwner(async (owner) => [
        ...(await contradictions(writes, places, owner)),
        ...(await brokenFiles(writes, connection, owner)),
        ...(await ledgerProblems(facts.billing, owner)),
      ])),
    ];
    report.problems.push(...found);
    say(`Round ${index + 1}, ${victim}: ${writes.length} writes, ${report.problems.length} problems so far`);
    for (const problem of found) say(`  ${problem}`);
  }
  report.problems.push(...(await checkDemo(await shop.ownerUrl())));
  return report;
}

export const placesOf = (verbs: readonly CreatingVerb[]) =>
  new Map([
    ...verbs.map(({ name, stored }) => [name, stored] as const),
    ["signUp", { table: "app.users", column: "display_name" }] as const,
    ["upload", { table: "app.files", column: "name" }] as const,
  ]);

interface Writing {
  /** Does the harm, or whatever else happens meanwhile, and returns once everything works again. */
  kill: () => Promise<void>;
  verbs: readonly CreatingVerb[];
  connection: Connection;
  /** Of all markers of the round. */
  prefix: string;
}

/** Milliseconds after which the kill comes even if a verb has not been answered yet. */
const longestWait = 60_000;

/** Six people write all the time, also while everything is down; the kill comes somewhere in the middle, once everything was tried. */
export async function writeThrough(writing: Writing, seconds: number): Promise<Write[]> {
  const over = new AbortController();
  const answered = new Set<string>();
  const people = Array.from({ length: writers }, (_, person) =>
    writeUntil({ over: over.signal, answered }, writing, person),
  );
  const verbCount = placesOf(writing.verbs).size;
  const latest = performance.now() + longestWait;
  await sleep(seconds * (500 + Math.random() * 500));
  while (answered.size < verbCount && performance.now() < latest) await sleep(20);
  await writing.kill();
  await sleep(seconds * 250);
  over.abort();
  return (await Promise.all(people)).flat();
}

interface Round {
  over: AbortSignal;
  /** What has been acknowledged or refused so far, by name: of some things a person can have only so many. */
  answered: Set<string>;
}

async function writeUntil(
  { over, answered }: Round,
  { verbs, connection, prefix }: Writing,
  person: number,
): Promise<Write[]> {
  const ways = [
    ...verbs.map((verb) => (marker: string) => tryVerb(verb, marker, connection)),
    (marker: string) => signUp(marker, connection),
    (marker: string) => upload(marker, connection),
  ];
  const writes: Write[] = [];
  for (let turn = person * 3; !over.aborted; turn++) {
    const write = await ways[turn % ways.length]?.(`${prefix}-${person}-${turn}`);
    if (!write) continue;
    writes.push(write);
    if (write.outcome === "unknown") await sleep(200);
    else answered.add(write.what);
  }
  return writes;
}

/** What has a client key and was left open is sent once more: then it is acknowledged, and stored once. */
async function sendAgain(writes: readonly Write[]): Promise<number> {
  const open = writes.filter(({ outcome, again }) => outcome === "unknown" && again);
  await inLanes(open, writers, async (write) => {
    write.outcome = (await write.again?.()) ?? write.outcome;
  });
  return open.length;
}

function count(writes: readonly Write[], report: CrashReport): void {
  for (const { what, outcome, reason } of writes) {
    if (outcome === "acknowledged") report.acknowledged[what] = (report.acknowledged[what] ?? 0) + 1;
    if (outcome === "refused") report.refusals[what] = reason ?? "";
    if (outcome === "unknown") report.unknown++;
  }
}
