import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSavedView, save } from "#db/rows/factories.ts";
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

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const saveView = (person: Person, input: object) =>
  ask(
    person,
    `mutation ($input: SaveSavedViewInput!) { saveSavedView(input: $input) { savedView { id viewName isShared settings } } }`,
    { input: { settings: { filters: { facility: "f1" }, columns: ["vehicle"], sort: "-createdAt" }, ...input } },
  );

const remove = (person: Person, id: string) =>
  ask(person, `mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { id } }`, { input: { id } });

async function seenBy(person: Person): Promise<string[]> {
  const { data } = await ask(
    person,
    `{ savedViews(filter: { list: { equalTo: "service-orders" } }) { nodes { viewName } } }`,
  );
  return data.savedViews.nodes.map(({ viewName }: { viewName: string }) => viewName).toSorted();
}

test("people save views of their own, and admins share theirs with the staff", async () => {
  await saveView(shop.ada, { viewName: "Late in Denver", isShared: true });
  await saveView(shop.ada, { viewName: "Ada's own" });
  await saveView(shop.carla, { viewName: "Carla's own" });

  const seen = [await seenBy(shop.ada), await seenBy(shop.tom), await seenBy(shop.carla)];

  expect(seen).toEqual([["Ada's own", "Late in Denver"], ["Late in Denver"], ["Carla's own"]]);
});

test("a view is changed by its owner and read back as saved", async () => {
  const { data } = await saveView(shop.tom, { viewName: "Mine" });
  const { id } = data.saveSavedView.savedView;

  const changed = await saveView(shop.tom, {
    id,
    viewName: "My work",
    settings: { filters: {}, columns: [], sort: null },
  });

  expect(changed.data.saveSavedView.savedView).toEqual({
    id,
    viewName: "My work",
    isShared: false,
    settings: { filters: {}, columns: [], sort: null },
  });
});

test("view names are unique per person", async () => {
  await saveView(shop.tom, { viewName: "Radar" });

  const { errors } = await saveView(shop.tom, { viewName: "radar" });

  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: "viewName", code: "taken" }] });
});

test("technicians cannot share views", async () => {
  const { errors } = await saveView(shop.tom, { viewName: "For all", isShared: true });

  expect(errors?.[0]?.extensions.code).toBe("permission-error");
});

test("people cannot change or delete others' views, shared or not", async () => {
  const view = buildSavedView({ user_id: shop.ada.userId, is_shared: true });
  await save(server.db.owner, "app.saved_views", [view]);

  const answers = [
    await saveView(shop.tom, { id: view["id"], viewName: "Taken over" }),
    await remove(shop.tom, view.id),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["not-found", "not-found"]);
  const removed = await remove(shop.ada, view.id);
  expect(removed.data.deleteSavedView.id).toBe(view.id);
});

test.each([
  [{ viewName: "x" }, "The name needs at least 2 characters"],
  [{ viewName: "Many", settings: { filters: {}, columns: Array(31).fill("x") } }, "Too many columns"],
  [{ viewName: "Long", settings: { filters: { search: "x".repeat(200) }, columns: [] } }, "Too big"],
])("%j is rejected", async (input, message) => {
  const { errors } = await saveView(shop.ada, input);

  expect(errors?.[0]?.extensions.code).toBe("invalid-input");
  expect(errors?.[0]?.message).toContain(message);
});

test("views of customers are apart from those of orders: the same name in both, and each changed in its own list", async () => {
  const settings = { filters: { kind: "dealer" }, columns: ["tags"], sort: null };
  await saveView(shop.uma, { viewName: "Weekly" });
  const { data } = await saveView(shop.uma, { viewName: "Weekly", list: "customers", settings });
  const { id } = data.saveSavedView.savedView;

  const twice = await saveView(shop.uma, { viewName: "weekly", list: "customers", settings });
  const inAnotherList = await saveView(shop.uma, { id, viewName: "Other", list: "service-orders", settings });
  const unknown = await saveView(shop.uma, { viewName: "Weekly", list: "invoices", settings });

  expect([twice, inAnotherList].map(({ errors }) => errors[0].extensions.code)).toEqual(["invalid-input", "not-found"]);
  expect(unknown.errors[0].extensions.code).toBe("invalid-input");
  const stored = await server.db.owner.query(
    "select list, settings -> 'columns' as columns from app.saved_views where user_id = $1 order by list",
    [shop.uma.userId],
  );
  expect(stored.rows).toEqual([
    { list: "customers", columns: ["tags"] },
    { list: "service-orders", columns: ["vehicle"] },
  ]);
});
