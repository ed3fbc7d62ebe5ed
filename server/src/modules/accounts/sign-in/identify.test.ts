import { afterAll, describe, expect, test } from "vitest";
import { inEnglish } from "../../../../test/in-english.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { buildAccount } from "../../../../test/people.ts";
import { testConfig } from "../../../../test/server.ts";
import { publicCaller } from "#platform/caller.ts";
import { randomIds } from "#platform/ids.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createIdentify } from "./identify.ts";
import { openSession } from "#modules/accounts/sessions/sessions.ts";

const now = new Date("2026-05-01T08:00:00Z");
const expiresAt = now.getTime() / 1000 + 900;
const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());
const deps = { config: testConfig, clock: () => now, pool: db.server };
const identify = createIdentify(deps);
const roles = ["customer", "user", "me", "anonymous"];
const carla = await buildAccount(db, { email: "carla@example.com", defaultRole: "customer", roles });
const { rows } = await db.owner.query(
  "insert into app.customers (first_name, last_name, email, user_id) values ('Carla', 'Customer', 'carla@example.com', $1) returning id",
  [carla.id],
);
const customerId: string = rows[0].id;
const session = await asSystem(db.server, (system) => openSession(carla, system, { ...deps, ids: randomIds }));
const authorization = `Bearer ${session.accessToken}`;
const secret = { "x-hasura-admin-secret": testConfig.adminSecret };

describe("with a token", () => {
  test("the caller has the default role, and the customer linked to the account", async () => {
    const caller = await identify({ authorization });

    expect(caller).toEqual({
      role: "customer",
      isOffice: false,
      userId: carla.id,
      customerId,
      expiresAt,
      isElevated: false,
      sessionId: expect.any(String),
    });
  });

  test("header names may be written in any case", async () => {
    const caller = await identify({ Authorization: authorization, "X-Hasura-Role": "user" });

    expect(caller.role).toBe("user");
  });

  test.each([
    ["me", "user"],
    ["anonymous", "public"],
  ])("%s has the rights of %s", async (asked, role) => {
    const caller = await identify({ authorization, "x-hasura-role": asked });

    expect(caller.role).toBe(role);
  });

  test.each(["admin", "technician", "public", "", "app_system"])(
    "a role it does not allow is refused: %j",
    async (role) => {
      const answer = identify({ authorization, "x-hasura-role": role });

      await expect(answer.catch(inEnglish)).rejects.toMatchObject({
        code: "access-denied",
        message: "Your requested role is not in allowed roles",
      });
    },
  );

  test("the user comes from the token and never from a header", async () => {
    const caller = await identify({ authorization, "x-hasura-user-id": crypto.randomUUID() });

    expect(caller.userId).toBe(carla.id);
  });

  test("an expired token is rejected as expired", async () => {
    const later = createIdentify({ ...deps, clock: () => new Date(now.getTime() + 901_000) });

    await expect(later({ authorization })).rejects.toMatchObject({
      code: "invalid-jwt",
      message: "Could not verify JWT: JWTExpired",
    });
  });

  test.each([`${authorization}x`, "Bearer nonsense", "Bearer", "Basic YTpi"])(
    "a bad one is refused: %s",
    async (bad) => {
      await expect(identify({ authorization: bad })).rejects.toMatchObject({
        code: "invalid-jwt",
        message: "Could not verify JWT: JWSInvalidSignature",
      });
    },
  );
});

describe("without a token", () => {
  test.each([{}, { "x-hasura-role": "admin" }, { role: "admin" }, { authorization: undefined }, { authorization: 7 }])(
    "the caller is the public, whatever else is sent: %j",
    async (headers) => {
      expect(await identify(headers)).toEqual(publicCaller);
    },
  );
});

describe("with the admin secret", () => {
  test("the caller is an admin", async () => {
    expect(await identify(secret)).toEqual({
      role: "admin",
      userId: null,
      customerId: null,
      expiresAt: null,
      isElevated: true,
      isOffice: false,
    });
  });

  test("the caller may act as someone else", async () => {
    const caller = await identify({ ...secret, "x-hasura-role": "customer", "x-hasura-user-id": carla.id });

    expect(caller).toEqual({
      role: "customer",
      userId: carla.id,
      customerId,
      expiresAt: null,
      isElevated: true,
      isOffice: false,
    });
  });

  test.each(["", "wrong", testConfig.adminSecret.slice(1)])("a wrong one is refused: %j", async (wrong) => {
    const answer = identify({ "x-hasura-admin-secret": wrong, authorization });

    await expect(answer).rejects.toMatchObject({ code: "access-denied" });
  });

  test.each([{ "x-hasura-role": "nobody" }, { "x-hasura-role": "constructor" }, { "x-hasura-user-id": "1 or 1=1" }])(
    "what is no role or no user is refused: %j",
    async (headers) => {
      await expect(identify({ ...secret, ...headers })).rejects.toMatchObject({ code: "access-denied" });
    },
  );
});
