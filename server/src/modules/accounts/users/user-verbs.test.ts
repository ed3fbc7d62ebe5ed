import { fail } from "@boresight/domain/base/errors";
import { inWords } from "@boresight/domain/texts/in-words";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { readMails } from "../../../../test/mailbox.ts";
import { buildAccount, password } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { signInAs } from "../../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

interface Call {
  input: object;
  as?: Person;
  elevated?: boolean;
}

const inputs: Record<string, string> = {
  inviteUser: "InviteUserInput",
  updateUserRole: "UpdateUserRoleInput",
  linkUserToCustomer: "LinkUserToCustomerInput",
  setUserDisabled: "SetUserDisabledInput",
  setUserOffice: "SetUserOfficeInput",
  endUserSessions: "LoginInput",
  sendUserPasswordReset: "LoginInput",
  resetUserSecondFactor: "ResetUserSecondFactorInput",
};

/** Answers the login as the verb left it, or the error's code. */
async function call(verb: string, { input, as = shop.ada, elevated = true }: Call) {
  const query = `mutation M($input: ${inputs[verb]}!) {
    ${verb}(input: $input) { user { id displayName email defaultRole disabled customer { id } } } }`;
  const token = await tokenFor(as, server, { elevated });
  const { data, errors } = await server.graphql(query, { input }, { token });
  return errors ? errors[0].extensions.code : data[verb].user;
}

const newLogin = () => buildAccount(server.db);

async function newCustomer(): Promise<string> {
  const customer = buildCustomer();
  await save(server.db.owner, "app.customers", [customer]);
  return customer.id;
}

const invitation = (values: object = {}) => ({
  email: `tess-${crypto.randomUUID()}@example.com`,
  displayName: "Tess",
  role: "technician",
  ...values,
});

describe("inviting", () => {
  test("creates an account without a password and emails a link to choose one, in one transaction", async () => {
    const input = invitation();

    const user = await call("inviteUser", { input });

    expect(user).toMatchObject({ displayName: "Tess", email: input.email, defaultRole: "technician" });
    const mails = await readMails(server, input.email);
    expect(mails).toMatchObject([{ template: "account-invite", ticket: expect.stringMatching(/^passwordReset:/) }]);
  });

  test("a server invites with the admin secret, in nobody's name", async () => {
    const input = invitation({ role: "customer", customerId: await newCustomer() });
    const query = "mutation M($input: InviteUserInput!) { inviteUser(input: $input) { user { email } } }";

    const { data } = await server.graphql(
      query,
      { input },
      { headers: { "x-hasura-admin-secret": server.config.adminSecret } },
    );

    expect(data.inviteUser.user.email).toBe(input.email);
    expect((await readMails(server, input.email))[0]?.body).not.toContain("invites you");
  });

  test("a customer's login is linked to the customer", async () => {
    const customerId = await newCustomer();

    const user = await call("inviteUser", { input: invitation({ role: "customer", customerId }), elevated: false });

    expect(user).toMatchObject({ defaultRole: "customer", customer: { id: customerId } });
  });

  test("a customer can have several accounts, and the first stays the first", async () => {
    const input = invitation({ role: "customer", customerId: shop.carla.customerId });

    const user = await call("inviteUser", { input });

    const { rows } = await server.db.owner.query({
      text: `select c.user_id as first, (select count(*)::int from app.users u where u.customer_id = c.id) as logins
        from app.customers c where c.id = $1`,
      values: [shop.carla.customerId],
    });
    expect(user).toMatchObject({ defaultRole: "customer", customer: { id: shop.carla.customerId } });
    expect(rows).toEqual([{ first: shop.carla.userId, logins: 2 }]);
  });

  test("an address that is taken is rejected", async () => {
    expect(await call("inviteUser", { input: invitation({ email: "tom@example.com" }) })).toBe("email-already-in-use");
  });

  test("inviting staff requires a fresh proof", async () => {
    expect(await call("inviteUser", { input: invitation(), elevated: false })).toBe("elevated-claim-required");
  });

  test.each([
    ["no address", { email: "tess" }],
    ["no name", { displayName: " " }],
    ["a customer's login without a customer", { role: "customer" }],
  ])("%s is rejected", async (_name, values) => {
    expect(await call("inviteUser", { input: invitation(values) })).toBe("invalid-input");
  });

  test.each([
    ["a role that registers alone", "user"],
    ["an unknown role", "owner"],
  ])("%s is not a value of the API", async (_name, role) => {
    expect(await call("inviteUser", { input: invitation({ role }) })).toBe("validation-failed");
  });
});

describe("roles", () => {
  test("an account becomes a technician, and its next session says so", async () => {
    const login = await newLogin();

    const user = await call("updateUserRole", { input: { id: login.id, role: "technician" } });

    expect(user.defaultRole).toBe("technician");
    const { body } = await server.post("/v1/auth/signin/email-password", { email: login.email, password });
    expect(body.session.user).toMatchObject({ defaultRole: "technician", roles: ["me", "technician", "user"] });
  });

  test("changing roles requires a fresh proof", async () => {
    const { id } = await newLogin();

    expect(await call("updateUserRole", { input: { id, role: "admin" }, elevated: false })).toBe(
      "elevated-claim-required",
    );
  });

  test("the customer's role comes only with the link to a customer", async () => {
    const { id } = await newLogin();

    expect(await call("updateUserRole", { input: { id, role: "customer" } })).toBe("role-needs-customer");
  });

  test("the last active admin can be neither demoted nor disabled, even by two concurrent requests", async () => {
    await using other = await startServer();
    const { ada } = await openShop(other.db.owner);
    const second = await buildAccount(other.db, { defaultRole: "admin" });
    const headers = { "x-hasura-admin-secret": other.config.adminSecret };
    const demote = (id: string) =>
      other.graphql(
        "mutation M($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }",
        { input: { id, role: "technician" } },
        { headers },
      );

    const answers = await Promise.all([demote(ada.userId), demote(second.id)]);

    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual([
      inWords("en", fail("last-admin").message),
    ]);
    const { rows } = await other.db.owner.query("select from app.users where default_role = 'admin' and not disabled");
    expect(rows).toHaveLength(1);
  });
});

describe("the link to a customer", () => {
  test("is emailed to the person in the customer's language, and not when it is rejected or removed", async () => {
    const { id, email } = await newLogin();
    const customer = buildCustomer({ email: `${crypto.randomUUID()}@example.com`, locale: "fr" });
    await save(server.db.owner, "app.customers", [customer]);

    await call("linkUserToCustomer", { input: { id: shop.tom.userId, customerId: customer.id } });
    await call("linkUserToCustomer", { input: { id, customerId: customer.id } });
    await call("linkUserToCustomer", { input: { id, customerId: null } });

    const { rows } = await server.db.owner.query({
      text: "select template, recipient, locale, service_order_id as about from app.messages where recipient = any ($1)",
      values: [[customer["email"], email]],
    });
    expect(rows).toEqual([{ template: "customer-linked", recipient: email, locale: "fr", about: null }]);
  });

  test("makes an account a customer's, ends the alert that it is waiting, and can be removed", async () => {
    const { body } = await server.post("/v1/auth/signup/email-password", { email: "una@example.com", password });
    const { id } = body.session.user;
    const customerId = await newCustomer();

    const linked = await call("linkUserToCustomer", { input: { id, customerId } });
    const { rows } = await server.db.owner.query({
      text: "select status from app.admin_notifications where dedupe_key = $1",
      values: [`newUser:${id}`],
    });
    const unlinked = await call("linkUserToCustomer", { input: { id, customerId: null } });

    expect(linked).toMatchObject({ defaultRole: "customer", customer: { id: customerId } });
    expect(rows).toEqual([{ status: "handled" }]);
    expect(unlinked).toMatchObject({ defaultRole: "user", customer: null });
  });

  test("one more login has the customer's rights, and after the first has gone it is the first", async () => {
    const [first, second] = [await newLogin(), await newLogin()];
    const customerId = await newCustomer();
    for (const { id } of [first, second]) await call("linkUserToCustomer", { input: { id, customerId } });
    await call("linkUserToCustomer", { input: { id: first.id, customerId: null } });

    const person: Person = { ...shop.uma, userId: second.id, role: "customer" };
    const seen = await server.graphql(
      "{ customers(first: 5) { nodes { id userId } } }",
      {},
      {
        token: await tokenFor(person, server),
      },
    );

    expect(seen.data?.customers.nodes).toEqual([{ id: customerId, userId: second.id }]);
  });

  test("is rejected for staff and for unknown customers", async () => {
    const { id } = await newLogin();
    const customerId = await newCustomer();
    expect(await call("linkUserToCustomer", { input: { id: shop.tom.userId, customerId } })).toBe("login-is-staff");
    expect(await call("linkUserToCustomer", { input: { id, customerId: crypto.randomUUID() } })).toBe("not-found");
  });
});

describe("ending access", () => {
  test("a disabled account cannot sign in or refresh, until it is enabled again", async () => {
    const login = await newLogin();
    const { refreshToken } = await signInAs(server, login.email);
    const signIn = () => server.post("/v1/auth/signin/email-password", { email: login.email, password });

    await call("setUserDisabled", { input: { id: login.id, disabled: true } });
    const refused = [await signIn(), await server.post("/v1/auth/token", { refreshToken })];
    await call("setUserDisabled", { input: { id: login.id, disabled: false } });

    expect(refused.map(({ body }) => body.error)).toEqual(["disabled-user", "invalid-refresh-token"]);
    expect((await signIn()).status).toBe(200);
  });

  test("people cannot disable themselves", async () => {
    expect(await call("setUserDisabled", { input: { id: shop.ada.userId, disabled: true } })).toBe("own-account");
  });

  test("signing someone out everywhere ends all their sessions and is audited", async () => {
    const login = await newLogin();
    const sessions = [await signInAs(server, login.email), await signInAs(server, login.email)];

    await call("endUserSessions", { input: { id: login.id } });

    const answers = await Promise.all(
      sessions.map(({ refreshToken }) => server.post("/v1/auth/token", { refreshToken })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const { rows } = await server.db.owner.query({
      text: "select actor_id from app.audit_entries where action = 'signedOut' and entity_id = $1",
      values: [login.id],
    });
    expect(rows).toEqual([{ actor_id: shop.ada.userId }]);
  });

  test("who was never here is invited again, by a new link", async () => {
    const input = invitation();
    const { id } = await call("inviteUser", { input });

    await call("sendUserPasswordReset", { input: { id } });

    const mails = await readMails(server, input.email);
    expect(mails.map(({ template }) => template)).toEqual(["account-invite", "account-invite"]);
    expect(new Set(mails.map(({ ticket }) => ticket)).size).toBe(2);
  });

  test("a reset link is sent to the person, but not to a disabled account", async () => {
    const login = await newLogin();
    await signInAs(server, login.email);
    await call("sendUserPasswordReset", { input: { id: login.id } });
    await call("setUserDisabled", { input: { id: login.id, disabled: true } });

    const again = await call("sendUserPasswordReset", { input: { id: login.id } });

    expect(again).toBe("disabled-user");
    const { rows } = await server.db.owner.query({
      text: "select template from app.messages where recipient = $1",
      values: [login.email],
    });
    expect(rows).toEqual([{ template: "password-reset" }]);
  });
});

describe.each(["tom", "carla", "uma"] as const)("%s, who is no admin,", (name) => {
  test.each([
    ["inviteUser", { email: "new@example.com", displayName: "New", role: "technician" }],
    ["updateUserRole", { role: "admin" }],
    ["linkUserToCustomer", { customerId: null }],
    ["setUserDisabled", { disabled: true }],
    ["setUserOffice", { isOffice: true }],
    ["endUserSessions", {}],
    ["sendUserPasswordReset", {}],
  ])("cannot %s", async (verb, values) => {
    const input = verb === "inviteUser" ? values : { id: shop[name].userId, ...values };

    expect(await call(verb, { input, as: shop[name] })).toBe("permission-error");
  });
});

test("an unknown account is not found", async () => {
  expect(await call("endUserSessions", { input: { id: crypto.randomUUID() } })).toBe("not-found");
});
