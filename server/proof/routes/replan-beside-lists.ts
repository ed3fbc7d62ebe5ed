/** How long 60 appointments of 8 vans take to be replanned by the server, and how quick its order list is meanwhile. */
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { buildAddress, buildAppointment, buildBay, buildUser, save } from "../../db/rows/factories.ts";
import { seededRandom } from "@boresight/domain/base/chance/seeded-random";
import { capabilities } from "@boresight/domain/schedule/bay";
import { dayAfter } from "@boresight/domain/schedule/working-time";
import { ask, type Target } from "../bench/load.ts";

export interface ReplanFigures {
  /** Milliseconds; the plans one after the other, the rest medians of the order list. */
  plans: readonly number[];
  stops: number;
  idle: number;
  busy: number;
  /** What nine of ten lists keep meanwhile. */
  ninth: number;
  lists: number;
}

interface Asked {
  owner: Pool;
  url: string;
  headers: Record<string, string>;
  listQuery: string;
}

const vans = 8;
const jobs = 60;
const repeats = 7;
/** Between two lists, as some twenty people at their screens ask. */
const pause = 50;

export async function replanFigures({ owner, url, headers, listQuery }: Asked): Promise<ReplanFigures> {
  const { facilityId, date } = await fillDay(owner);
  const list: Target = { url, headers, body: JSON.stringify({ query: listQuery }) };
  const query = `mutation { proposePlan(input: { facilityId: "${facilityId}", date: "${date}" }) {
    isBetter before { stops { startsAt } } after { stops { startsAt } } left { reason } } }`;
  const plan: Target = { url, headers, body: JSON.stringify({ query }) };
  await timed(plan); // The first since the start.
  const idle: number[] = [];
  for (let look = 0; look < 100; look++) {
    idle.push((await timed(list)).took);
    await setTimeout(pause);
  }
  const [plans, meanwhile]: [number[], number[]] = [[], []];
  let stops = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const under = { way: true };
    const planned = timed(plan).finally(() => (under.way = false));
    while (under.way) {
      meanwhile.push((await timed(list)).took);
      await setTimeout(pause);
    }
    const { took, text } = await planned;
    plans.push(took);
    stops = [...(text.split('"after"')[0] ?? "").matchAll(/startsAt/g)].length;
  }
  return {
    plans,
    stops,
    idle: atShare(idle, 0.5),
    busy: atShare(meanwhile, 0.5),
    ninth: atShare(meanwhile, 0.9),
    lists: meanwhile.length,
  };
}

async function timed(target: Target): Promise<{ took: number; text: string }> {
  const began = performance.now();
  const text = await ask(target);
  if (text.includes('"errors"')) throw new Error(text);
  return { took: performance.now() - began, text };
}

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** A town 30 miles across with eight vans on a Wednesday ahead, each work of an hour. */
async function fillDay(owner: Pool): Promise<{ facilityId: string; date: string }> {
  const random = seededRandom(43);
  let date = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  while (new Date(date).getUTCDay() !== 3) date = dayAfter(date);
  const place = () =>
    buildAddress({ latitude: 39.7 + 0.44 * (random() - 0.5), longitude: -104.9 + 0.56 * (random() - 0.5) });
  const base = place();
  const places = Array.from({ length: jobs }, place);
  await save(owner, "app.addresses", [base, ...places]);
  const hours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [["08:00", "18:00"]]]));
  const facility = await owner.query<{ id: string }>(
    "update app.facilities set address_id = $1, working_hours = $2, time_zone = 'America/Denver' where is_base returning id",
    [base.id, hours],
  );
  const facilityId = facility.rows[0]?.id ?? "";
  const bays = Array.from({ length: vans }, (_, index) =>
    buildBay({ facility_id: facilityId, name: `Van ${index + 1}`, kind: "mobile", capabilities: [...capabilities] }),
  );
  const drivers = bays.map((_bay, index) =>
    buildUser({ email: `driver${index}@example.com`, default_role: "technician" }),
  );
  await save(owner, "app.bays", bays);
  await save(owner, "app.users", drivers);
  const orders = await owner.query<{ id: string }>(
    "select distinct on (vehicle_id) id from app.service_orders order by vehicle_id, created_at desc limit $1",
    [jobs],
  );
  const appointments = orders.rows.map(({ id }, index) => {
    const [hour, minutes] = [8 + Math.floor(index / vans), 10 * (index % 2)];
    const at = (more: number) =>
      `${date} ${String(hour + more).padStart(2, "0")}:${String(minutes).padStart(2, "0")} America/Denver`;
    return buildAppointment({
      service_order_id: id,
      facility_id: facilityId,
      bay_id: bays[index % vans]?.id ?? "",
      technician_id: drivers[index % vans]?.id ?? null,
      address_id: places[index]?.id ?? null,
      kind: "mobile",
      starts_at: at(0),
      ends_at: at(1),
      status: random() < 0.5 ? "requested" : "confirmed",
    });
  });
  await save(owner, "app.appointments", appointments);
  return { facilityId, date };
}

export function presentReplan({ plans, stops, idle, busy, ninth, lists }: ReplanFigures): string {
  const median = atShare(plans, 0.5);
  return `
The server replans (\`proposePlan\`) such a day of its own, with all that it reads and answers, and is asked for its order list meanwhile, every
${pause} ms:

| What | Measured | Target |
|---|---|---|
| ${stops} appointments and ${vans} vans replanned, median of ${plans.length} | ${(median / 1000).toFixed(2)} s | < 2 s ${median < 2000 ? "✓" : "✗"} |
| Order list meanwhile, median of ${lists} | ${busy.toFixed(1)} ms beside ${idle.toFixed(1)} ms when idle; nine of ten within ${ninth.toFixed(1)} ms | < 5 times ${busy < 5 * idle ? "✓" : "✗"} |
`;
}
