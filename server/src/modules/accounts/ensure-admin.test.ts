import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../test/people.ts";
import { startServer } from "../../../test/server.ts";
import { ensureAdmin, hasAdmin } from "./ensure-admin.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const ada = { email: "ada@example.com", password: "first word" };

test("a shop has an admin from the first one on", async () => {
  const pool = server.db.server;
  expect(await hasAdmin(pool)).toBe(false);

  await ensureAdmin(ada, pool);
  expect(await hasAdmin(pool)).toBe(true);
});

test("the admin in the settings is created and can sign in", async () => {
  await ensureAdmin(ada, server.db.server);

  const { body } = await server.post("/v1/auth/signin/email-password", ada);
  expect(body.session.user).toMatchObject({ defaultRole: "admin", roles: ["admin", "me", "user"] });
});

test("an existing account becomes admin again, enabled, with the new password", async () => {
  const { id } = await buildAccount(server.db, { email: "alma@example.com" });
  await server.db.owner.query("update app.users set disabled = true where id = $1", [id]);
  const alma = { email: "alma@example.com", password: "second word" };

  await ensureAdmin(alma, server.db.server);

  const { body } = await server.post("/v1/auth/signin/email-password", alma);
  expect(body.session.user).toMatchObject({ id, defaultRole: "admin" });
});
