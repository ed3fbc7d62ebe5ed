// npm run crash-test -- [--rounds 20] [--seconds 6]: kills of server, database and both in turn, under all creating writes.
import { parseArgs } from "node:util";
import { openCrashShop, type Victim } from "./crash-shop.ts";
import { crashTest } from "./crash-test.ts";

const { values } = parseArgs({ options: { rounds: { type: "string" }, seconds: { type: "string" } } });
const [rounds, seconds] = [Number(values.rounds ?? 12), Number(values.seconds ?? 6)];
const order: readonly Victim[] = ["server", "database", "both"];
const victims = Array.from({ length: rounds }, (_, index) => order[index % order.length] ?? "server");

const report = await crashTest({ open: openCrashShop, victims, seconds, say: console.log });
console.table(report.acknowledged);
if (Object.keys(report.refusals).length > 0) console.log("Refused:", report.refusals);
const total = Object.values(report.acknowledged).reduce((sum, each) => sum + each, 0);
console.log(
  `${total} writes were acknowledged, ${report.sentAgain} sent again by their key, ${report.unknown} left open.`,
);
if (report.problems.length === 0) console.log("Acknowledged equals stored, each once; the demo shop is consistent.");
else {
  console.error(["What is wrong:", ...report.problems].join("\n"));
  process.exitCode = 1;
}
