/** Plans of vans by a VROOM server at an address of the settings: its order of the stops, judged and timed by our own rules. */
import { followOrders, usableVehicles, type VehicleOrder } from "@boresight/domain/schedule/routes/follow-orders";
import type {
  RouteJob,
  RouteProblem,
  RouteSolution,
  TimeWindow,
} from "@boresight/domain/schedule/routes/route-problem";
import { solveRoutes } from "@boresight/domain/schedule/routes/solve-routes";
import * as z from "zod";

const longest = 10_000;
const mostBytes = 4_000_000;
const longestReason = 200;
/** Seconds, and cost, where no road leads: no window is as long. */
const noRoad = 30_000_000;

/** Throws when VROOM does not answer in time, or answers what its question does not allow. */
export async function solveByVroom(problem: RouteProblem, url: string): Promise<RouteSolution> {
  const told = new Set(problem.jobs.filter((job) => promisedWindows(job).length > 0).map(({ id }) => id));
  const question = { told, url, usable: usableVehicles(problem) };
  let answer = await ask(problem, question);
  const late = answer.unassigned.filter((id) => told.has(id));
  if (late.length > 0) {
    for (const id of late) told.delete(id); // Whoever cannot be reached at the announced time is reached at another.
    answer = await ask(problem, question);
  }
  if (told.size > 0 && answer.unassigned.length > 0) {
    told.clear(); // Better that others are asked than that somebody is not reached at all.
    answer = await ask(problem, question);
  }
  const orders = answer.orders.map(({ vehicle, jobs }): VehicleOrder => ({
    vehicle,
    jobs: jobs.map((id) => ({ id, isAsPromised: told.has(id) })),
  }));
  return followOrders(problem, orders) ?? keepOrders(problem, orders);
}

/** VROOM takes breaks on the way too, we take them at a stop: what does not fit then is given another place. */
const keepOrders = (problem: RouteProblem, orders: readonly VehicleOrder[]): RouteSolution =>
  solveRoutes(
    { ...problem, initial: orders.map(({ vehicle, jobs }) => ({ vehicle, jobs: jobs.map(({ id }) => id) })) },
    { rounds: 0 },
  );

const promisedWindows = ({ timeWindows, promised }: RouteJob): readonly TimeWindow[] =>
  promised
    ? timeWindows
        .map(([from, to]): TimeWindow => [Math.max(from, promised.window[0]), Math.min(to, promised.window[1])])
        .filter(([from, to]) => from <= to)
    : [];

const answerSchema = z.object({
  code: z.literal(0),
  routes: z
    .array(
      z.object({
        vehicle: z.int(),
        // Older releases say `job` where newer ones say `id`.
        steps: z.array(z.object({ type: z.string(), id: z.int().optional(), job: z.int().optional() })).max(2000),
      }),
    )
    .max(1000),
  unassigned: z.array(z.object({ id: z.int() })).default([]),
});

interface Question {
  /** The jobs that begin as promised. */
  told: ReadonlySet<string>;
  url: string;
  /** The vehicles that can keep their own breaks and hours. */
  usable: ReadonlySet<string>;
}

async function ask(problem: RouteProblem, question: Question) {
  const { url, usable } = question;
  // VROOM calls a question without jobs or vehicles wrong.
  if (problem.jobs.length === 0 || usable.size === 0)
    return { orders: [], unassigned: problem.jobs.map(({ id }) => id) };
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(questionOf(problem, question)),
    signal: AbortSignal.timeout(longest),
    redirect: "error",
  });
  const text = await limitedText(response);
  if (!response.ok) throw new Error(`VROOM answered ${response.status}: ${text.slice(0, longestReason)}`);
  const { routes, unassigned } = answerSchema.parse(JSON.parse(text));
  const jobOf = (number: number | undefined): string => {
    const job = problem.jobs[(number ?? 0) - 1];
    if (!job) throw new Error("VROOM named a job that is none");
    return job.id;
  };
  const vans = new Set(routes.map(({ vehicle }) => problem.vehicles[vehicle - 1]?.id));
  if (vans.size < routes.length || vans.has(undefined)) throw new Error("VROOM named a van that is none, or one twice");
  const orders = routes.map(({ vehicle, steps }) => ({
    vehicle: problem.vehicles[vehicle - 1]?.id ?? "",
    jobs: steps.filter(({ type }) => type === "job").map(({ id, job }) => jobOf(id ?? job)),
  }));
  const left = unassigned.map(({ id }) => jobOf(id));
  const named = [...orders.flatMap(({ jobs }) => jobs), ...left];
  if (named.length !== problem.jobs.length || new Set(named).size !== named.length)
    throw new Error("VROOM did not name each job once");
  return { orders, unassigned: left };
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error("VROOM's answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const whole = (rows: readonly (readonly (number | null)[])[]) =>
  rows.map((row) => row.map((cell) => (cell === null ? noRoad : Math.round(cell))));

/** In VROOM's words, where ids and skills are numbers; a job of one vehicle alone needs a skill that only this one has. */
function questionOf({ vehicles, jobs, matrix }: RouteProblem, { told, usable }: Question) {
  const skills = [...new Set(jobs.flatMap((job) => job.skills))];
  const own = skills.length + 1;
  const skillsOf = (names: readonly string[]) =>
    names.map((name) => skills.indexOf(name) + 1).filter((number) => number > 0);
  return {
    vehicles: [...vehicles.entries()]
      .filter(([, { id }]) => usable.has(id))
      .map(([index, vehicle]) => ({
        id: index + 1,
        profile: "car",
        start_index: vehicle.start,
        end_index: vehicle.end,
        time_window: vehicle.timeWindow,
        capacity: [vehicle.capacity],
        skills: [...skillsOf(vehicle.skills), own + index],
        breaks: vehicle.breaks.map(({ timeWindows, service }, at) => ({
          id: at + 1,
          time_windows: timeWindows,
          service,
        })),
      })),
    jobs: jobs.map((job, index) => {
      const only = vehicles.findIndex(({ id }) => id === job.vehicle);
      return {
        id: index + 1,
        location_index: job.location,
        service: job.service,
        delivery: [job.amount],
        priority: job.priority,
        skills: [...skillsOf(job.skills), ...(only < 0 ? [] : [own + only])],
        time_windows: told.has(job.id) ? promisedWindows(job) : job.timeWindows,
      };
    }),
    matrices: { car: { durations: whole(matrix.durations), costs: whole(matrix.distances) } },
    options: { g: false },
  };
}
