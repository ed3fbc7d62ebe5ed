import { afterAll, expect, test, vi } from "vitest";
import { showSignOfLife } from "#jobs/queue/abandoned-jobs.ts";
import { createLog } from "#platform/log.ts";
import { secretsMark } from "#platform/settings/secrets-mark.ts";
import { cloneDatabase } from "../../test/database.ts";
import { testConfig } from "../../test/server.ts";
import { noticeDifference, requireCommonGround } from "./other-servers.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());

const log = createLog("silent");
const now = () => new Date();
const started = (secrets: Partial<typeof testConfig> = {}, clock = now) =>
  requireCommonGround({ config: { ...testConfig, ...secrets }, clock }, db.server);
const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

test("a server starts beside one with the same secrets, and not beside one with others until that has ended", async () => {
  const other = await showSignOfLife({ serverUrl: db.serverUrl, log, mark: secretsMark(testConfig) });

  await expect(started()).resolves.toBeUndefined();
  for (const name of ["adminSecret", "jwtSecret", "sealSecret"] as const) {
    await expect(started({ [name]: "another secret, as long as the real ones are" })).rejects.toThrow(
      "Another server of this database has another JWT_SECRET, SEAL_SECRET or ADMIN_SECRET",
    );
  }
  await other.release();
  await expect.poll(() => started({ sealSecret: "another secret, as long as the real ones are" })).toBeUndefined();
});

test.each([
  [-600, "is 600 seconds behind that of the database"],
  [90, "is 90 seconds ahead of that of the database"],
])("a machine whose clock is %d seconds off is told so", async (seconds, said) => {
  await expect(started({}, later(seconds))).rejects.toThrow(said);
});

test("a clock that goes wrong later is said in the log, and no reason to stop", async () => {
  const error = vi.spyOn(log, "error");

  await noticeDifference({ config: testConfig, clock: later(300) }, { pool: db.server, log });
  await noticeDifference({ config: testConfig, clock: now }, { pool: db.server, log });

  const reason = "The clock of this machine is 300 seconds ahead of that of the database: set both by a time server.";
  expect(error.mock.calls).toEqual([[{ reason }, "this server differs from the others"]]);
});

test("a minute is no reason to stay away", async () => {
  await expect(started({}, later(-30))).resolves.toBeUndefined();
  await expect(started({}, later(30))).resolves.toBeUndefined();
});

test("the mark of secrets says nothing of them", () => {
  expect(secretsMark(testConfig)).toMatch(/^boresight secrets [0-9a-f]{16}$/);
});
