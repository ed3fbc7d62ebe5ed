// npm run bench -- growth [sizes=1000,1000000] [rounds=15] [only=Search] [as=technician] [folder=/var/tmp/growth]: what screens ask, as
// each role, in shops of a thousand to a million orders. With a folder the filled shops stay for the next run. Whole runs write
// docs/benchmarks/growth.md. Not in CI: a million take minutes to fill.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { askInTurns, type Figure } from "./ask-in-turns.ts";
import { exportMemory, presentExport } from "./export-memory.ts";
import { openShop, type OpenShop } from "./open-shop.ts";
import { presentGrowth } from "./present-growth.ts";
import { questions } from "./questions.ts";

const given = new Map(process.argv.slice(2).map((argument) => [argument.split("=")[0], argument.split("=")[1]]));
const sizes = (given.get("sizes") ?? "1000,10000,100000,1000000").split(",").map(Number);
const rounds = Number(given.get("rounds") ?? 15);
const only = given.get("only") ?? "";
const as = given.get("as") ?? "";
const folder = given.get("folder");

const dataDir = folder ?? (await mkdtemp(join(tmpdir(), "boresight-growth-")));
await mkdir(dataDir, { recursive: true });
const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
const shops: OpenShop[] = [];
try {
  for (const size of sizes) shops.push(await openShop({ ownerUrl: postgres.url, dataDir }, size));
  const figures: Figure[] = [];
  for (const question of questions.filter(({ what }) => what.includes(only))) {
    for (const asker of question.askers.filter((name) => name.includes(as))) {
      const figure = await askInTurns(question, asker, { shops, rounds });
      console.log(presentGrowth([figure], { sizes, rounds, isBare: true }));
      figures.push(figure);
    }
  }
  const isWhole = only === "" && as === "";
  const largest = shops.at(-1);
  const exported =
    isWhole && largest
      ? presentExport(await exportMemory(largest.ownerUrl, join(dataDir, `export-${largest.size}`)))
      : "";
  const report = presentGrowth(figures, { sizes, rounds }) + exported;
  console.log(report);
  if (isWhole) await writeFile(join(import.meta.dirname, "../../../../docs/benchmarks/growth.md"), report);
} finally {
  for (const shop of shops) await shop[Symbol.asyncDispose]();
  if (!postgres.wasRunning) await postgres.stop();
  if (!folder) await rm(dataDir, { recursive: true });
}
