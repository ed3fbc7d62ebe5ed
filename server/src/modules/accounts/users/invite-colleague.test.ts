import { afterAll, beforeAll, expect, test } from "vitest";
import { readMails } from "../../../../test/mailbox.ts";
import { buildAccount } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const someone = () => ({ email: `nina-${crypto.randomUUID()}@example.com`, displayName: "Nina" });

/** Answers the login as the inviter sees it, or the error's code. */
async function invite(as: Person, input: object) {
  const query = `mutation M($input: InviteColleagueInput!) {
    inviteColleague(input: $input) { user { displayName email customer { id } } } }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(as, server) });
  return errors ? errors[0].extensions.code : data.inviteColleague.user;
}

async function colleaguesOf(person: Person): Promise<string[]> {
  const query = "{ customers(first: 5) { nodes { logins(first: 50) { nodes { displayName } } } } }";
  const { data } = await server.graphql(query, {}, { token: await tokenFor(person, server) });
  return data.customers.nodes[0].logins.nodes.map(({ displayName }: { displayName: string }) => displayName);
}

test("a customer invites a colleague to the own company, and the mail says who invites and to which company", async () => {
  const { email, displayName } = someone();

  const user = await invite(shop.carla, { email, displayName });

  expect(user).toEqual({ displayName, email: null, customer: { id: shop.carla.customerId } });
  expect(await colleaguesOf(shop.carla)).toContain(displayName);
  expect(await colleaguesOf(shop.cyd)).not.toContain(displayName);
  const [mail] = await readMails(server, email);
  const { rows } = await server.db.owner.query<{ name: string; company: string }>({
    text: `select u.display_name as name, c.company_name as company from app.users u join app.customers c on c.id = u.customer_id
      where u.id = $1`,
    values: [shop.carla.userId],
  });
  expect(mail).toMatchObject({ template: "account-invite" });
  expect(mail?.body).toContain(`${rows[0]?.name} invites you to`);
  expect(mail?.body).toContain(`belongs to ${rows[0]?.company?.replaceAll("'", "&#39;")}`);
});

test("the colleague is a customer's login from the beginning, and nothing more", async () => {
  const { email, displayName } = someone();
  await invite(shop.carla, { email, displayName, role: "admin" });
  await invite(shop.carla, { email, displayName });

  const { rows } = await server.db.owner.query({
    text: `select default_role, customer_id, array(select role from app_private.user_roles where user_id = u.id order by role) as roles
      from app.users u where email = $1`,
    values: [email],
  });
  expect(rows).toEqual([
    { default_role: "customer", customer_id: shop.carla.customerId, roles: ["customer", "me", "user"] },
  ]);
});

test("the invitation is in the company's language", async () => {
  const { owner } = server.db;
  await owner.query("update app.customers set locale = 'fr' where id = $1", [shop.carla.customerId]);
  const { email, displayName } = someone();

  await invite(shop.carla, { email, displayName });

  const [mail] = await readMails(server, email);
  expect(mail?.body).toContain('lang="fr"');
  await owner.query("update app.customers set locale = 'en' where id = $1", [shop.carla.customerId]);
});

test("neither staff nor somebody without a company invites colleagues", async () => {
  const answers = await Promise.all([shop.ada, shop.tom, shop.uma].map((person) => invite(person, someone())));

  expect(answers).toEqual(["permission-error", "permission-error", "permission-error"]);
});

test("an address that is taken, and one that is none, are refused", async () => {
  expect(await invite(shop.carla, { email: "tom@example.com", displayName: "Tom" })).toBe("email-already-in-use");
  expect(await invite(shop.carla, { email: "nobody", displayName: "Nobody" })).toBe("invalid-input");
});

test("a company has 25 logins at most, also when several invite at once", async () => {
  const { owner } = server.db;
  for (let count = 0; count < 23; count++) {
    const { id } = await buildAccount(server.db);
    await owner.query("update app.users set customer_id = $2 where id = $1", [id, shop.cyd.customerId]);
  }

  const answers = await Promise.all([1, 2, 3].map(() => invite(shop.cyd, someone())));

  expect(answers.filter((answer) => answer === "too-many-logins")).toHaveLength(2);
  const { rows } = await owner.query("select from app.users where customer_id = $1", [shop.cyd.customerId]);
  expect(rows).toHaveLength(25);
});
