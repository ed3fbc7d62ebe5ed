/** How near our routes come to the best known, and how long 60 jobs for 8 vans take. */
import type { RouteJob, RouteProblem, TravelMatrix } from "@boresight/domain/schedule/routes/route-problem";
import { seededRandom } from "@boresight/domain/base/chance/seeded-random";
import { solveRoutes } from "@boresight/domain/schedule/routes/solve-routes";
import { sizes, solomonInstances } from "./solomon.ts";

const rounds = 5000;
/** For each of a day's plans: what people wait for. */
const dayRounds = 1000;
const mostAbove = 0.05;
const hour = 3600;

interface Solved {
  name: string;
  best: number;
  ours: number;
  milliseconds: number;
}

interface RouteFigures {
  solved: readonly Solved[];
  day: { milliseconds: number; leftOut: number };
}

export function routeFigures(): RouteFigures {
  const solved = sizes.flatMap((size) =>
    solomonInstances(size).map(({ name, best, problem }): Solved => {
      const { answer, milliseconds } = timed(() => solveRoutes(problem, { rounds }));
      return { name, best, ours: answer.unassigned.length > 0 ? Number.NaN : answer.distance, milliseconds };
    }),
  );
  const day = timed(() => solveRoutes(dayOfVans(60, 8), { rounds: dayRounds }));
  return { solved, day: { milliseconds: day.milliseconds, leftOut: day.answer.unassigned.length } };
}

function timed<Answer>(run: () => Answer): { answer: Answer; milliseconds: number } {
  const started = performance.now();
  const answer = run();
  return { answer, milliseconds: performance.now() - started };
}

/** A town 40 miles across, with work of half an hour to an hour that half of the customers want at a certain time. */
function dayOfVans(jobs: number, vans: number): RouteProblem {
  const random = seededRandom(43);
  const places = [{ x: 20, y: 20 }, ...Array.from({ length: jobs }, () => ({ x: 40 * random(), y: 40 * random() }))];
  const miles = places.map((from) => places.map((to) => 1.25 * Math.hypot(from.x - to.x, from.y - to.y)));
  const rounded = (factor: number) => miles.map((row) => row.map((mile) => Math.round(mile * factor)));
  const matrix: TravelMatrix = { distances: rounded(100), durations: rounded(hour / 35) };
  return {
    matrix,
    vehicles: Array.from({ length: vans }, (_, index) => ({
      id: `van ${index}`,
      start: 0,
      end: 0,
      timeWindow: [8 * hour, 18 * hour],
      breaks: [{ id: "lunch", timeWindows: [[11.5 * hour, 13 * hour]], service: hour / 2 }],
      skills: index % 2 === 0 ? ["radar"] : [],
      capacity: 0,
    })),
    jobs: Array.from({ length: jobs }, (_, index): RouteJob => {
      const from = (8 + Math.floor(random() * 8)) * hour;
      return {
        id: `job ${index}`,
        location: index + 1,
        service: (1 + Math.floor(random() * 2)) * (hour / 2),
        timeWindows: [[8 * hour, 17 * hour]],
        skills: index % 5 === 0 ? ["radar"] : [],
        amount: 0,
        priority: 0,
        vehicle: null,
        isPinned: false,
        promised: index % 2 === 0 ? { window: [from, from + hour], cost: 1000 } : null,
      };
    }),
  };
}

export function presentRoutes({ solved, day }: RouteFigures): string {
  const worst = Math.max(...solved.map(above));
  const mean = solved.reduce((sum, one) => sum + above(one), 0) / solved.length;
  const rows = solved.map(
    (one) =>
      `| ${one.name} | ${(one.best / 10).toFixed(1)} | ${(one.ours / 10).toFixed(1)} | ${percent(above(one))} | ${Math.round(one.milliseconds)} ms |`,
  );
  return `
Routes of vans (\`npm run bench -- routes\`): Solomon's problems R1, C1 and RC1 with their first 25 and 50 customers, ${rounds} rounds
each. Best known are the optima of the distance, with ways cut off after one decimal; the problems are those of Solomon, Operations
Research 35(2), 1987, the optima the lengths of the tours that LKH-3 publishes.

| What | Measured | Target |
|---|---|---|
| Farthest above the best known | ${percent(worst)} | ≤ 5 % ${worst <= mostAbove ? "✓" : "✗"} |
| On average | ${percent(mean)} |  |
| 60 jobs and 8 vans with breaks, skills and promised times, ${dayRounds} rounds | ${Math.round(day.milliseconds)} ms, ${day.leftOut} left out | < 2 s ${day.milliseconds < 2000 ? "✓" : "✗"} |

| Instance | Best known | Ours | Above | Took |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

const above = ({ ours, best }: Solved): number => ours / best - 1;

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
