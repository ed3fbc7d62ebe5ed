/** Ten thousand open screens on two servers: what each costs, and when the last of them has received a change. */
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "#platform/startup-error.ts";
import { spreadOf } from "../../bench/reads/rates.ts";
import { moverOf } from "../../bench/reads/screens.ts";
import {
  addLogins,
  bearer,
  movableOrder,
  openMeasuredCluster,
  sum,
  type MeasuredCluster,
  type Taken,
} from "./measured-cluster.ts";
import type { Extent } from "./measures.ts";
import type { FromClients, ToClients } from "./socket-clients.ts";

const programs = 4;
const logins = 1000;
const moves = 9;
/** Seconds in which nothing happens. */
const quiet = 30;

export async function sockets({ sockets: count }: Extent): Promise<void> {
  await using cluster = await openMeasuredCluster();
  const tokens = await addLogins(cluster, "technician", logins);
  const without = await idleFor(cluster);
  const before = await cluster.memory();
  const began = { at: performance.now(), taken: await cluster.taken() };
  await using clients = await openClients(cluster, { tokens, count });
  const opening = await sinceThen(cluster, began);
  const after = await cluster.memory();
  const idle = await idleFor(cluster);
  const [heap, resident] = (["heap", "resident"] as const).map(
    (of) => ((sum(after.map((each) => each[of])) - sum(before.map((each) => each[of]))) * 1024) / count,
  );
  const { times, processor } = await followMoves(cluster, clients);
  const { median, low, high } = spreadOf(times);
  console.table({
    "opened, seconds": opening.seconds.toFixed(1),
    "opening one, milliseconds of processors (servers / database)": `${((opening.servers * 1000) / count).toFixed(2)} / ${((opening.database * 1000) / count).toFixed(2)}`,
    "memory of one, KB (heap / resident)": `${heap?.toFixed(1)} / ${resident?.toFixed(1)}`,
    "resident of each server, MB": after.map((each) => each.resident.toFixed(0)).join(" and "),
    "while nothing happens, per cent of one processor (servers / database)": shareOf(idle),
    "the same without a socket": shareOf(without),
    "all have heard of a move after, ms": `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
    "a move, seconds of processors (servers / database)": `${processor.servers.toFixed(3)} / ${processor.database.toFixed(3)}`,
  });
  if (clients.ended() > 0) throw new StartupError(`${clients.ended()} of ${count} sockets ended by themselves.`);
  console.log(`${count} sockets on two servers: none ended by itself.`);
}

interface Clients extends AsyncDisposable {
  /** Resolves once all wait for a change to this status; `heard` when it has reached all, with the epoch milliseconds. */
  expect: (statusId: string) => Promise<{ heard: Promise<number> }>;
  ended: () => number;
}

async function openClients(
  { servers }: MeasuredCluster,
  { tokens, count }: { tokens: readonly string[]; count: number },
): Promise<Clients> {
  let ended = 0;
  const children = Array.from({ length: programs }, () => fork(join(import.meta.dirname, "socket-clients.ts")));
  const share = Math.ceil(count / programs);
  for (const child of children) {
    child.on("message", (message: FromClients) => "ended" in message && ended++);
    child.once("exit", (code) => code && process.exit(1)); // It has said why.
  }
  const areOpen = children.map((child) => until(child, "isOpen"));
  for (const [place, child] of children.entries()) {
    const mine = Array.from({ length: Math.min(share, count - place * share) }, (_, n) => n + place * share);
    const url = servers[place % servers.length] ?? "";
    send(child, { open: { url, tokens: mine.map((n) => tokens[n % tokens.length] ?? "") } });
  }
  await Promise.all(areOpen);
  return {
    async expect(statusId) {
      const heard = children.map((child) => until(child, "heardAt"));
      const ready = children.map((child) => until(child, "isReady"));
      for (const child of children) send(child, { expect: statusId });
      await Promise.all(ready);
      return { heard: Promise.all(heard).then((times) => Math.max(...times)) };
    },
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      for (const child of children) child.removeAllListeners("exit").kill();
    },
  };
}

const send = (child: ChildProcess, message: ToClients) => child.send(message);

/** Resolves with what the first message of this kind says. */
const until = (child: ChildProcess, kind: string): Promise<number> =>
  new Promise((resolve) => {
    const hear = (message: Record<string, number>) => {
      if (!(kind in message)) return;
      child.off("message", hear);
      resolve(Number(message[kind]));
    };
    child.on("message", hear);
  });

async function followMoves(cluster: MeasuredCluster, clients: Clients) {
  const [token = ""] = await addLogins(cluster, "admin", 1);
  const orderId = await movableOrder(cluster);
  const mover = await moverOf({ url: `${cluster.servers[0]}/v1/graphql`, headers: bearer(token), orderId });
  const times: number[] = [];
  const began = { at: performance.now(), taken: await cluster.taken() };
  for (let move = 0; move < moves; move++) {
    const { heard } = await clients.expect(mover.next());
    const started = Date.now();
    await mover.move();
    times.push((await heard) - started);
    await sleep(300);
  }
  const { servers, database } = await sinceThen(cluster, began);
  return { times, processor: { servers: servers / moves, database: database / moves } };
}

interface Spent {
  seconds: number;
  servers: number;
  database: number;
}

const shareOf = ({ seconds, servers, database }: Spent) =>
  `${((servers * 100) / seconds).toFixed(1)} / ${((database * 100) / seconds).toFixed(1)}`;

async function idleFor(cluster: MeasuredCluster): Promise<Spent> {
  const began = { at: performance.now(), taken: await cluster.taken() };
  await sleep(quiet * 1000);
  return sinceThen(cluster, began);
}

async function sinceThen(cluster: MeasuredCluster, began: { at: number; taken: Taken }): Promise<Spent> {
  const taken = await cluster.taken();
  return {
    seconds: (performance.now() - began.at) / 1000,
    servers: sum(taken.servers) - sum(began.taken.servers),
    database: taken.database - began.taken.database,
  };
}
