import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { dumpDatabase } from "./dump-database.ts";

const folder = await mkdtemp(join(tmpdir(), "boresight-dump-"));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const said = join(folder, "said");
await writeFile(
  join(folder, "pg_dump"),
  `#!/bin/sh\nprintf '%s\\n' "$@" > ${said}\nprintf '%s' "$PGPASSWORD" > ${said}-aside\n`,
);
await chmod(join(folder, "pg_dump"), 0o755);
vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);

test("a dump holds the extensions of the shop, and none that only a superuser could put back", async () => {
  await using db = await cloneDatabase();
  await dumpDatabase(db.ownerUrl, join(folder, "dump"));

  const { rows } = await db.owner.query<{ name: string }>(
    "select extname as name from pg_extension where extname <> 'plpgsql' order by 1",
  );
  const asked = (await readFile(said, "utf8")).split("\n").filter((word) => word.startsWith("--extension="));
  expect(asked.toSorted()).toEqual(rows.map(({ name }) => `--extension=${name}`));
});

test.each(["before the host", "in the query"])(
  "the list of processes does not show a password that stands %s",
  async (place) => {
    await using db = await cloneDatabase();
    const address = new URL(db.ownerUrl);
    const password = decodeURIComponent(address.password);
    if (place === "in the query") {
      address.searchParams.set("password", password);
      address.password = "";
    }

    await dumpDatabase(address.href, join(folder, "dump"));

    expect(password).not.toBe("");
    expect(await readFile(said, "utf8")).not.toContain(password);
    expect(await readFile(`${said}-aside`, "utf8")).toBe(password);
  },
);
