/** Everyday work for a long time: what the servers hold in memory must not grow. */
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "#platform/startup-error.ts";
import { detailQuery, listQuery } from "../../bench/reads/queries.ts";
import { moverOf, openScreens } from "../../bench/reads/screens.ts";
import { ask } from "../../bench/load.ts";
import { signIn, upload } from "../../crash/client.ts";
import {
  addLogins,
  bearer,
  movableOrder,
  openMeasuredCluster,
  type Memory,
  type MeasuredCluster,
} from "./measured-cluster.ts";
import type { Extent } from "./measures.ts";
import { memoryGrowth } from "./memory-growth.ts";

const people = 40;
const atOnce = 4;
const samples = 40;
/** The part of the time in which caches fill and code is compiled. */
const warmUp = 0.25;

export async function soak({ minutes }: Extent): Promise<void> {
  await using cluster = await openMeasuredCluster();
  const work = await workOf(cluster);
  const over = new AbortController();
  let done = 0;
  const person = async (place: number) => {
    for (let turn = place; !over.signal.aborted; turn += atOnce, done++) await work(turn);
  };
  const working = Promise.all(Array.from({ length: atOnce }, (_, place) => person(place)));
  const taken = await Promise.race([working.then(() => []), sampleFor(minutes, cluster)]);
  over.abort();
  await working;
  const problems: string[] = [];
  for (const [which, server] of cluster.servers.entries()) {
    const of = (kind: keyof Memory) =>
      taken
        .slice(Math.floor(samples * warmUp))
        .map((each) => ({ minutes: each.minutes, megabytes: each.memory[which]?.[kind] ?? 0 }));
    const [heap, resident] = [memoryGrowth(of("heap")), memoryGrowth(of("resident"))];
    const [first, last] = [of("heap")[0], of("heap").at(-1)];
    console.log(
      `${server}: heap ${first?.megabytes.toFixed(1)} to ${last?.megabytes.toFixed(1)} MB, ${heap.hourly.toFixed(1)} MB an hour; ` +
        `resident ${of("resident")[0]?.megabytes.toFixed(0)} to ${of("resident").at(-1)?.megabytes.toFixed(0)} MB, ${resident.hourly.toFixed(1)} MB an hour`,
    );
    if (heap.isGrowing) problems.push(`The heap of ${server} grows by ${heap.hourly.toFixed(1)} MB an hour.`);
  }
  console.log(`${done} pieces of work in ${minutes} minutes.`);
  if (problems.length > 0) throw new StartupError(problems.join("\n"));
}

async function sampleFor(minutes: number, cluster: MeasuredCluster) {
  const began = performance.now();
  const taken: { minutes: number; memory: Memory[] }[] = [];
  for (let n = 0; n < samples; n++) {
    await sleep((minutes * 60_000) / samples);
    const sample = { minutes: (performance.now() - began) / 60_000, memory: await cluster.memory() };
    taken.push(sample);
    const said = sample.memory.map(({ heap, resident }) => `${heap.toFixed(1)} of ${resident.toFixed(0)} MB`);
    console.log(`after ${sample.minutes.toFixed(1)} minutes: ${said.join(" and ")}`);
  }
  return taken;
}

const search = `query ($search: String!) {
  orderPage(first: 25, filter: { view: "all", search: $search }) { totalCount orders { id } } }`;

/** What people do in turn; each piece of it leaves nothing open. */
async function workOf(cluster: MeasuredCluster): Promise<(turn: number) => Promise<void>> {
  const tokens = await addLogins(cluster, "admin", people);
  const orderId = await movableOrder(cluster);
  const urlOf = (turn: number) => cluster.servers[turn % cluster.servers.length] ?? "";
  const headersOf = (turn: number) => bearer(tokens[turn % tokens.length] ?? "");
  const asked = (turn: number, query: string, variables = {}) =>
    ask({ url: `${urlOf(turn)}/v1/graphql`, headers: headersOf(turn), body: JSON.stringify({ query, variables }) });
  const mover = await moverOf({ url: `${urlOf(0)}/v1/graphql`, headers: headersOf(0), orderId });
  let moving = Promise.resolve();
  const pieces: readonly ((turn: number) => Promise<unknown>)[] = [
    (turn) => asked(turn, listQuery),
    (turn) => asked(turn, detailQuery, { id: orderId }),
    (turn) => asked(turn, search, { search: `so-${turn % 1000}` }),
    (turn) => asked(turn, `{ moneyFigures { figures { key value } } workFigures { figures { key value } } }`),
    () => (moving = moving.then(() => mover.move())),
    (turn) => lookAtScreens(`${urlOf(turn)}/v1/graphql`, headersOf(turn), orderId),
    async (turn) => {
      if (turn % 10 === 0) await signIn(urlOf(turn), "ada@example.com");
    },
    (turn) => uploadOne(`soak-${turn}`, urlOf(turn), tokens[0] ?? ""),
  ];
  return async (turn) => {
    // Each of those who work at once comes to every piece.
    await pieces[Math.floor(turn / atOnce) % pieces.length]?.(turn);
  };
}

async function lookAtScreens(url: string, headers: Record<string, string>, orderId: string): Promise<void> {
  for (const { close } of await openScreens(5, { url, headers, orderId })) await close();
}

async function uploadOne(marker: string, url: string, token: string): Promise<void> {
  const { outcome, reason } = await upload(marker, { url, tokens: { ada: token, carla: "" }, keyed: new Set() });
  if (outcome === "refused") throw new Error(`an upload was refused: ${reason}`); // A busy machine answers 503.
}
