// What a new password must be: the operator's settings go before those of the shop, which an admin changes.
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person } from "../../../test/shop.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../test/token-for.ts";

const server = await startServer();
const shop = await openShop(server.db.owner);
const strict = await startServer({ auth: authConfig({ passwordMin: 6, refusesCommonPasswords: true }), db: server.db });
const lax = await startServer({ auth: authConfig({ passwordMin: 3, refusesCommonPasswords: false }), db: server.db });
afterAll(async () => {
  for (const each of [lax, strict, server]) await each[Symbol.asyncDispose]();
});

const choose = (passwordMin: number, refusesCommonPasswords: boolean) =>
  server.db.owner.query("update app.shop_settings set password_min = $1, refuses_common_passwords = $2", [
    passwordMin,
    refusesCommonPasswords,
  ]);
beforeEach(() => choose(3, false));

const newEmail = () => `una-${crypto.randomUUID()}@example.com`;
const outcome = ({ body }: { body: { error?: string } }) => body.error ?? "done";

/** Every way to a password. */
const ways: Record<string, (typed: string, at: TestServer) => Promise<string>> = {
  async "a registration"(typed, at) {
    return outcome(await at.post("/v1/auth/signup/email-password", { email: newEmail(), password: typed }));
  },
  async "a change"(typed, at) {
    const { bearer } = await signInAs(at, (await buildAccount(at.db)).email);
    return outcome(await at.post("/v1/auth/user/password", { newPassword: typed, password }, bearer));
  },
  async "a reset"(typed, at) {
    const { email } = await buildAccount(at.db);
    await at.post("/v1/auth/user/password/reset", { email });
    const { ticket } = await readMail(at, email ?? "");
    return outcome(await at.post("/v1/auth/user/password", { newPassword: typed, ticket }));
  },
  async "a visitor's account of their own"(typed, at) {
    const { body } = await at.post("/v1/auth/signin/anonymous");
    const wish = { signInMethod: "email-password", email: newEmail(), password: typed };
    const bearer = { authorization: `Bearer ${body.session.accessToken}` };
    return outcome(await at.post("/v1/auth/user/deanonymize", wish, bearer));
  },
};

describe.each(Object.entries(ways))("%s", (_way, set) => {
  test("takes three characters and the commonest passwords at first, as published clients expect", async () => {
    const answers = [await set("abc", server), await set("password", server), await set("ab", server)];

    expect(answers).toEqual(["done", "done", "password-too-short"]);
  });

  test.each(["password", "Password", "PASSWORD", " letmein ", "12345678", "qwertyuiop", "ｐａｓｓｗｏｒｄ"])(
    "does not take %j where the commonest are refused",
    async (typed) => {
      await choose(3, true);

      expect(await set(typed, server)).toBe("password-too-common");
    },
  );

  test("takes what is rare and long enough", async () => {
    await choose(8, true);

    expect([await set("nine chairs dance", server), await set("k7#q", server)]).toEqual(["done", "password-too-short"]);
  });

  test("obeys the operator before the shop, who may ask for more and for less", async () => {
    const asked = [await set("12345", strict), await set("123456", strict)];
    await choose(12, true);
    const waived = await set("123456", lax);

    expect([...asked, waived]).toEqual(["password-too-short", "password-too-common", "done"]);
  });
});

const refusalOf = async (typed: string) =>
  (await server.post("/v1/auth/signup/email-password", { email: newEmail(), password: typed })).body;

test("a refusal names the least length where somebody asks for more, and else says what published clients know", async () => {
  const plain = await refusalOf("ab");
  await choose(12, false);
  const raised = await refusalOf("ab");

  expect(plain.message).toBe("Password is too short");
  expect(raised).toMatchObject({
    error: "password-too-short",
    message: "The password needs at least 12 characters",
  });
});

test("ten thousand are refused, and not the next", async () => {
  await choose(3, true);
  const list = dictionary["passwords-common"];
  const set = ways["a change"]!;

  expect([await set(list[9999] ?? "", server), await set(list[10_000] ?? "", server)]).toEqual([
    "password-too-common",
    "done",
  ]);
});

test("whoever has a common password goes on signing in with it", async () => {
  const email = newEmail();
  await server.post("/v1/auth/signup/email-password", { email, password: "letmein" });
  await choose(8, true);

  expect((await server.post("/v1/auth/signin/email-password", { email, password: "letmein" })).status).toBe(200);
});

test("the sign-in page learns what holds", async () => {
  await choose(12, true);

  const answers = await Promise.all([server, strict, lax].map((at) => at.get("/v1/auth/methods")));

  expect(answers.map(({ body }) => [body.passwordMin, body.refusesCommonPasswords])).toEqual([
    [12, true],
    [6, true],
    [3, false],
  ]);
});

const save = async (rules: object, as: Person, elevated = false) => {
  const query = `mutation ($input: SavePasswordRulesInput!) {
    savePasswordRules(input: $input) { shopSetting { passwordMin refusesCommonPasswords } } }`;
  const { rows } = await server.db.owner.query("select max(version) as version from app.shop_settings");
  const token = await tokenFor(as, server, { elevated });
  const { data, errors } = await server.graphql(query, { input: { version: rows[0].version, ...rules } }, { token });
  return errors ? errors[0].extensions.code : data.savePasswordRules.shopSetting;
};

describe("the shop's rules", () => {
  const recommended = { passwordMin: 8, refusesCommonPasswords: true };

  test("are raised by an admin with one click, and hold from then on", async () => {
    expect(await save(recommended, shop.ada)).toEqual(recommended);
    expect(await ways["a change"]!("password", server)).toBe("password-too-common");
  });

  test("are lowered only with a fresh proof", async () => {
    await choose(8, true);
    const less = { passwordMin: 3, refusesCommonPasswords: false };

    const answers = [
      await save({ ...less, refusesCommonPasswords: true }, shop.ada),
      await save({ ...recommended, refusesCommonPasswords: false }, shop.ada),
      await save(less, shop.ada, true),
    ];

    expect(answers).toEqual(["elevated-claim-required", "elevated-claim-required", less]);
  });

  test.each([2, 65, 8.5])("ask for no %s characters", async (passwordMin) => {
    expect(["invalid-input", "validation-failed"]).toContain(await save({ ...recommended, passwordMin }, shop.ada));
  });

  test.each(["tom", "carla", "uma"] as const)("are not for %s to change", async (name) => {
    expect(await save(recommended, shop[name])).toBe("permission-error");
  });
});
