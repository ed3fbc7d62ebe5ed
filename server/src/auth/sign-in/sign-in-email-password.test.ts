import { afterAll, describe, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";

const path = "/v1/auth/signin/email-password";
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const account = await buildAccount(server.db, { email: "uma@example.com" });
const uma = { email: "uma@example.com", password: "open sesame" };

test("the right password opens a session", async () => {
  const { status, body } = await server.post(path, { ...uma, email: "UMA@example.com" });

  expect(status).toBe(200);
  expect(body).toMatchObject({ session: { user: { id: account.id, defaultRole: "user" } } });
  expect(body).not.toHaveProperty("mfa");
});

test("the same service answers under its second address", async () => {
  const { body } = await server.post("/auth/v1/signin/email-password", uma);

  expect(body.session.user.email).toBe(uma.email);
});

test("a sign-in is written into the audit", async () => {
  await server.post(path, uma);

  const { rows } = await server.db.owner.query(
    "select actor_id, entity_id from app.audit_entries where action = 'signedIn' order by at desc limit 1",
  );
  expect(rows).toEqual([{ actor_id: account.id, entity_id: account.id }]);
});

test("only who knows the password learns that the account is disabled", async () => {
  const { id, email } = await buildAccount(server.db);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [id]);

  const knowing = await server.post(path, { email, password: uma.password });
  const guessing = await server.post(path, { email, password: "guess" });

  expect(knowing.body).toEqual({ status: 401, error: "disabled-user", message: "User is disabled" });
  expect(guessing.body.error).toBe("invalid-email-password");
});

describe("who is not let in", async () => {
  const silent = await buildAccount(server.db, { email: "silent@example.com" });
  await server.db.owner.query("delete from app_private.user_passwords where user_id = $1", [silent.id]);

  test.each([
    ["an unknown person", { ...uma, email: "nobody@example.com" }],
    ["a wrong password", { ...uma, password: "open says me" }],
    ["someone without a password", { ...uma, email: "silent@example.com" }],
  ])("%s gets the one answer that tells nothing", async (_name, body) => {
    const answer = await server.post(path, body);

    expect(answer.body).toEqual({
      status: 401,
      error: "invalid-email-password",
      message: "Incorrect email or password",
    });
    expect(answer.status).toBe(401);
  });

  test("an unknown person costs as much work as a wrong password", async () => {
    const [wrong, unknown]: [number[], number[]] = [[], []];
    const round = async () => {
      wrong.push(await workOf({ ...uma, password: "open says me" }));
      unknown.push(await workOf({ ...uma, email: "nobody@example.com" }));
      return Math.min(...unknown) / Math.min(...wrong);
    };
    for (let turn = 1; turn < 7; turn++) await round();

    await expect.poll(round, { interval: 1 }).toBeGreaterThan(0.5); // Goes on until nothing else was done beside one of each.
  });

  test.each([
    ["no fields", {}],
    ["a number for a password", { ...uma, password: 5 }],
    ["an object for an address", { ...uma, email: { $ne: "" } }],
    ["null", "null"],
  ])("%s is an incorrect payload", async (_name, body) => {
    const answer = await server.post(path, body);

    expect(answer.body.error).toBe("invalid-request");
  });

  /** In microseconds of processor time: what a clock says depends on who else is busy. */
  async function workOf(body: object): Promise<number> {
    const before = process.cpuUsage();
    await server.post(path, body);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }
});
