import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  for (const person of [shop.ada, shop.carla, shop.cyd]) await addTestedWebhook(person);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const add = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`;
const tryOut = `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { webhook { id } } }`;
const lists = `{
  webhooks(first: 10) { nodes { url } }
  webhookDeliveries(first: 20, orderBy: [CREATED_AT_DESC]) { totalCount nodes { eventType webhook { url } } }
}`;

const urlOf = ({ userId }: Person) => `https://hooks.example.com/${userId}`;

async function addTestedWebhook(person: Person) {
  const added = await ask(person, add, { input: { url: urlOf(person), eventTypes: ["order.created"] } });
  const { id } = added.data.createWebhook.webhook;
  await ask(person, tryOut, { input: { id } });
}

const people = [
  ["an admin reads the shop's", () => shop.ada],
  ["a customer reads their own", () => shop.carla],
  ["another customer reads their own", () => shop.cyd],
] as const;

test.each(people)("of webhooks and their log %s, and nobody else's", async (_whose, person) => {
  const { data } = await ask(person(), lists);

  const url = urlOf(person());
  expect(data.webhooks.nodes).toEqual([{ url }]);
  expect(data.webhookDeliveries).toEqual({ totalCount: 1, nodes: [{ eventType: "webhook.tested", webhook: { url } }] });
});

test.each([
  ["a technician", () => shop.tom],
  ["someone without a role", () => shop.uma],
] as const)("%s reads neither webhooks nor their log", async (_who, person) => {
  const webhooks = await ask(person(), "{ webhooks(first: 1) { nodes { id } } }");
  const log = await ask(person(), "{ webhookDeliveries(first: 1) { nodes { id } } }");

  expect([webhooks, log].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "permission-error",
    "permission-error",
  ]);
});

test("the secret cannot be read again", async () => {
  const { errors } = await ask(shop.ada, "{ webhooks(first: 1) { nodes { sealedSecret } } }");

  expect(errors[0].message).toContain("sealedSecret");
});
