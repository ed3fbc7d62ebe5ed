// npm run fuzz: the demo shop, queried and changed at random by those who may see little, and random lists. FUZZ_SEED repeats a run, FUZZ_EACH
// is how many operations each person asks (700), FUZZ_WRITES how often each mutation is tried (4), FUZZ_LISTS how many lists are read (5000).
import type { AddressInfo } from "node:net";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { buildSchema } from "postgraphile/graphql";
import { buildApp } from "#app.ts";
import { loadDemo } from "#db/demo/load-demo.ts";
import { openBlobStore } from "#integrations/blobs/blob-store.ts";
import { systemClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/settings/config.ts";
import { openPool } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { randomIds } from "#platform/ids.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { fuzzForLeaks } from "./leak-fuzz.ts";
import { fuzzLists } from "./lists/fuzz-lists.ts";
import { createRandom } from "./random.ts";
import type { Persona } from "./secrets.ts";
import { fuzzWrites } from "./write-fuzz.ts";

const setting = (name: string, initially: number) => Number(process.env[name] ?? initially);
const seed = setting("FUZZ_SEED", Math.floor(Math.random() * 2 ** 31));
const [count, each] = [setting("FUZZ_EACH", 700), setting("FUZZ_WRITES", 4)];
const patience = 2000;

console.log(`FUZZ_SEED=${seed}`);
const lists = await fuzzLists({ seed, count: setting("FUZZ_LISTS", 5000) });
console.log(`${(lists.saidShare * 100).toFixed(1)} % of the values of the lists were refused or remarked on`);
const dataDir = await mkdtemp(join(tmpdir(), "boresight-fuzz-"));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  const serverUrl = await migrate({ ownerUrl: postgres.url });
  const config = await loadConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  await loadDemo({ ownerUrl: postgres.url, now: new Date(), password: "open sesame", blobs: openBlobStore(config) });
  const log = createLog("error");
  const { statementTimeout } = config.queries;
  const [owner, pool] = [openPool(postgres.url), openPool(serverUrl, { max: 16, statementTimeout })];
  const changes = listenForChanges(serverUrl, log);
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const schema = buildSchema(await readFile(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
  const shop = { url: `http://127.0.0.1:${port}`, jwtSecret: config.jwtSecret, schema, owner };
  const problems = [...lists.silent];
  const people = await demoPersonas(owner);
  for (const persona of people) {
    const report = await fuzzForLeaks(shop, { persona, random: createRandom(seed), count, patience });
    const { asked, whole, slowest } = report;
    console.log(`${persona.name}: ${asked} read, ${whole} answered whole, the slowest after ${slowest.toFixed(0)} ms`);
    problems.push(...report.problems);
  }
  for (const persona of people) {
    const { asked, done, problems: found } = await fuzzWrites(shop, { persona, random: createRandom(seed), each });
    console.log(`${persona.name}: ${asked} mutations tried, ${done} did something`);
    problems.push(...found);
  }
  await app.close();
  await changes.release();
  await Promise.all([owner.end(), pool.end()]);
  console.log(problems.length === 0 ? "Nothing leaked, nothing of others changed." : problems.join("\n"));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** A customer, a login that is not linked yet, and a technician of one facility. */
async function demoPersonas(owner: Pool): Promise<Persona[]> {
  await owner.query(`update app.users set facility_ids = array[(select facility_id from app.service_orders
    group by facility_id order by count(*) desc limit 1)] where email = 'tom@example.com'`);
  const { rows } = await owner.query<Persona>(
    `select u.email as name, u.default_role as role, u.id as "userId", c.id as "customerId", u.facility_ids[1] as "facilityId"
      from app.users u left join app.customers c on c.user_id = u.id
      where u.email in ('carla@example.com', 'uma@example.com', 'tom@example.com') order by u.email`,
  );
  return rows;
}
