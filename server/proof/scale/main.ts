// npm run scale-test -- [--rounds 22] [--seconds 4] [--only database]: two servers behind nginx, PgBouncer, PostgreSQL and a store that speaks
// S3; each part is killed, hangs and is restarted in turn while people write and look. Needs PostgreSQL, PgBouncer and nginx of
// the distribution. --only sockets [--sockets 10000], --only throughput, --only pooling, --only tracing, --only soak
// [--minutes 30]: what two servers carry, and what PgBouncer and traces cost.
// --only "point in time": back to a moment before a mistake, by pgBackRest.
import { parseArgs } from "node:util";
import { StartupError } from "#platform/startup-error.ts";
import { crashTest } from "../crash/crash-test.ts";
import { harms } from "./cluster.ts";
import { measures } from "./load/measures.ts";
import { openWatchedCluster } from "./watched-cluster.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string" },
    sockets: { type: "string" },
    minutes: { type: "string" },
  },
});
const chosen = harms.filter((harm) => harm.includes(values.only ?? ""));
const [rounds, seconds] = [Number(values.rounds ?? chosen.length), Number(values.seconds ?? 4)];
const victims = Array.from({ length: rounds }, (_, index) => chosen[index % chosen.length] ?? "kill serverA");

const measure = measures[values.only ?? ""];

try {
  if (measure) await measure({ sockets: Number(values.sockets ?? 10_000), minutes: Number(values.minutes ?? 30) });
  else await crash();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function crash(): Promise<void> {
  const report = await crashTest({ victims, seconds, say: console.log, open: openWatchedCluster });
  const total = Object.values(report.acknowledged).reduce((sum, each) => sum + each, 0);
  console.table(report.acknowledged);
  if (Object.keys(report.refusals).length > 0) console.log("Refused:", report.refusals);
  console.log(
    `${total} writes were acknowledged, ${report.sentAgain} sent again by their key, ${report.unknown} left open.`,
  );
  if (report.problems.length === 0)
    console.log("Acknowledged equals stored, each once; jobs, sockets and alerts went on.");
  else throw new StartupError(["What is wrong:", ...report.problems].join("\n"));
}
