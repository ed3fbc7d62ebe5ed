import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const deps = `id version key statusName customerLabel description category color icon slaMinutes
  isInitial isTerminal isHold isActive sortOrder orderCount`;

const inputs: Record<string, string> = {
  createStatus: "CreateStatusInput",
  updateStatus: "UpdateStatusInput",
  reorderStatuses: "ReorderStatusesInput",
  deactivateStatus: "DeactivateStatusInput",
  activateStatus: "StatusVersionInput",
  saveTransition: "SaveTransitionInput",
  deleteTransition: "DeleteTransitionInput",
};

/** Answers what the verb changed, or its refusal. */
async function call(verb: string, input: object, as: Person = shop.ada) {
  const answer =
    verb === "reorderStatuses" ? "serviceOrderStatuses { id sortOrder version }" : `serviceOrderStatus { ${deps} }`;
  const query = `mutation M($input: ${inputs[verb]}!) { ${verb}(input: $input) { ${answer} } }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(as, server) });
  if (errors)
    return { code: errors[0].extensions.code, message: errors[0].message, fields: errors[0].extensions.fields };
  const { serviceOrderStatus, serviceOrderStatuses } = data[verb];
  return serviceOrderStatus ?? serviceOrderStatuses;
}

const newStatus = (values: object = {}) => ({
  statusName: `Sublet ${crypto.randomUUID().slice(0, 8)}`,
  customerLabel: "With our glass partner",
  description: "",
  category: "work",
  color: "",
  icon: "truck",
  slaMinutes: 90,
  isInitial: false,
  isTerminal: false,
  isHold: false,
  ...values,
});
const addStatus = (values: object = {}) => call("createStatus", newStatus(values));
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

async function stored(key: string) {
  const { rows } = await server.db.owner.query<{ id: string; version: number; isInitial: boolean; isActive: boolean }>({
    text: `select *, is_initial as "isInitial", is_active as "isActive" from app.service_order_statuses where key = $1`,
    values: [key],
  });
  return rows[0]!;
}

/** A default status as its form would send it, with these changes. */
async function changeOf(key: string, values: object = {}) {
  const query = `query Q($key: String!) { serviceOrderStatuses(filter: { key: { equalTo: $key } }) { nodes { ${deps} } } }`;
  const { data } = await server.graphql(query, { key }, { token: await tokenFor(shop.ada, server) });
  const {
    key: _key,
    isActive: _active,
    sortOrder: _order,
    orderCount: _count,
    ...status
  } = data.serviceOrderStatuses.nodes[0];
  return { ...status, ...values };
}

const takeAway = (column: string) =>
  server.db.owner.query(`update app.service_order_statuses set ${column} = false where ${column}`);

const orderIn = (status: string) => addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status });
const statusOf = async (orderId: string) => {
  const { rows } = await server.db.owner.query<{ status_id: string; due: string | null }>({
    text: "select status_id, status_due_at as due from app.service_orders where id = $1",
    values: [orderId],
  });
  return rows[0]!;
};

describe("a status", () => {
  test("is added last, with a key of its own that is made from its name", async () => {
    const first = await addStatus({ statusName: "Sublet Glass" });
    const second = await addStatus({ statusName: "Sublet: glass" });

    expect(first).toMatchObject({ key: "subletGlass", slaMinutes: 90, isActive: true, orderCount: 0, version: 1 });
    expect(second).toMatchObject({ key: "subletGlassA", sortOrder: first.sortOrder + 10 });
  });

  test("changes everything but its key", async () => {
    const status = await addStatus();
    const change = newStatus({ statusName: "Road test", category: "done", color: "teal", slaMinutes: null });

    const changed = await call("updateStatus", { ...change, ...seen(status) });

    expect(changed).toMatchObject({ ...change, key: status.key, version: 2 });
  });

  test("takes the beginning of new orders over from another one", async () => {
    const status = await addStatus({ category: "intake", isInitial: true });

    expect(status).toMatchObject({ isInitial: true });
    expect(await stored("new")).toMatchObject({ isInitial: false });
    await call("updateStatus", await changeOf("new", { isInitial: true }));
    expect(await stored("new")).toMatchObject({ isInitial: true });
  });

  test.each([
    ["a name that differs only in case", "estimating", { statusName: "NEW REQUEST" }, "statusName"],
    ["no beginning left", "new", { isInitial: false }, "isInitial"],
    ["a hold outside of its category", "hold", { category: "work" }, "category"],
    ["a colour for errors", "estimating", { color: "red" }, "color"],
    ["a service level of no time", "estimating", { slaMinutes: 0 }, "slaMinutes"],
  ])("with %s is refused beside the field", async (_name, key, values, field) => {
    const refused = await call("updateStatus", await changeOf(key, values));

    expect(refused).toMatchObject({ code: "invalid-input", fields: [{ field }] });
  });

  test("remains where orders end until there is another", async () => {
    const cancelled = await call("updateStatus", await changeOf("cancelled", { isTerminal: false }));

    const refused = await call("updateStatus", await changeOf("closed", { isTerminal: false }));

    expect(refused).toMatchObject({ code: "invalid-input", fields: [{ field: "isTerminal" }] });
    expect(await call("deactivateStatus", seen(await stored("closed")))).toMatchObject({ code: "status-needed" });
    await call("updateStatus", await changeOf("cancelled", { isTerminal: true }));
    expect(cancelled).toMatchObject({ isTerminal: false });
  });

  test("is changed by the first of two people, and the second looks again", async () => {
    const status = await addStatus();
    const change = (statusName: string) => call("updateStatus", { ...newStatus({ statusName }), ...seen(status) });

    const answers = await Promise.all([change("Alpha"), change("Omega")]);

    expect(answers.filter(({ code }) => code === "definition-changed")).toHaveLength(1);
  });

  test("without a beginning or an end is refused by the database too", async () => {
    await expect(takeAway("is_initial")).rejects.toThrow("no status is left where orders begin");
    await expect(takeAway("is_terminal")).rejects.toThrow("no status is left where orders end");
  });
});

describe("the order of statuses", () => {
  test("changes as a whole", async () => {
    await addStatus();
    const { rows } = await server.db.owner.query<{ id: string }>(
      "select id from app.service_order_statuses order by sort_order desc",
    );
    const ids = rows.map(({ id }) => id);

    const ordered = await call("reorderStatuses", { ids });

    expect(ordered.map(({ id, sortOrder }: { id: string; sortOrder: number }) => [id, sortOrder])).toEqual(
      ids.map((id, at) => [id, (at + 1) * 10]),
    );
    await call("reorderStatuses", { ids: ids.toReversed() });
  });

  test("is refused when it leaves one out or names one that is not there", async () => {
    const { rows } = await server.db.owner.query<{ id: string }>("select id from app.service_order_statuses");
    const ids = rows.map(({ id }) => id);

    expect(await call("reorderStatuses", { ids: ids.slice(1) })).toMatchObject({ code: "definition-changed" });
    expect(await call("reorderStatuses", { ids: [...ids.slice(1), crypto.randomUUID()] })).toMatchObject({
      code: "not-found",
    });
  });
});

describe("a status that is no longer used", () => {
  test("is entered by no order, and can come back", async () => {
    const status = await addStatus();

    const ended = await call("deactivateStatus", seen(status));

    expect(ended).toMatchObject({ isActive: false });
    await expect(orderIn(status.key)).rejects.toThrow();
    const insertedPastTheVerbs = server.db.owner.query({
      text: "update app.service_orders set status_id = $1 where id = $2",
      values: [status.id, (await orderIn("new")).id],
    });
    await expect(insertedPastTheVerbs).rejects.toThrow("the status is not in use");
    expect(await call("activateStatus", seen(ended))).toMatchObject({ isActive: true });
    expect(await call("activateStatus", seen(ended))).toMatchObject({ code: "definition-changed" });
  });

  test("keeps its orders until it is said where they go, and then each has its history", async () => {
    const order = await orderIn("quality");
    const quality = await stored("quality");

    const refused = await call("deactivateStatus", seen(quality));
    const elsewhere = await call("deactivateStatus", { ...seen(quality), moveOrdersTo: shop.status("inspect") });

    expect(refused).toMatchObject({
      code: "status-in-use",
      message: "1 order is in this status: choose where it goes",
    });
    expect(elsewhere).toMatchObject({ isActive: false, orderCount: 0 });
    expect(await statusOf(order.id)).toMatchObject({ status_id: shop.status("inspect"), due: expect.any(String) });
    const { rows } = await server.db.owner.query({
      text: `select h.note, h.changed_by, (select count(*)::integer from app.order_tasks t where t.service_order_id = h.service_order_id
          and t.service_order_status_id = h.to_status_id) as tasks
        from app.status_changes h where h.service_order_id = $1 and h.from_status_id = $2`,
      values: [order.id, shop.status("quality")],
    });
    expect(rows).toEqual([
      { note: '"Quality Check" is no longer in use', changed_by: shop.ada.userId, tasks: expect.any(Number) },
    ]);
    expect(rows[0].tasks).toBeGreaterThan(0);
    await call("activateStatus", seen(await stored("quality")));
  });

  test("takes along the alerts that stood for it", async () => {
    const order = await orderIn("approved");
    const approved = await stored("approved");
    await server.db.owner.query({
      text: `insert into app.admin_notifications (message, kind, service_order_id, dedupe_key)
        select kind, kind, $1::uuid, kind || ':' || $1::uuid from unnest(array['estimateApproved', 'slaBreached', 'override']) as kind`,
      values: [order.id],
    });

    await call("deactivateStatus", { ...seen(approved), moveOrdersTo: shop.status("estimating") });

    const { rows } = await server.db.owner.query({
      text: "select kind from app.admin_notifications where service_order_id = $1 and status = 'unhandled'",
      values: [order.id],
    });
    expect(rows).toEqual([{ kind: "override" }]);
    await call("activateStatus", seen(await stored("approved")));
  });

  test("sends its orders only to another status that is in use", async () => {
    const [status, ended] = [await addStatus(), await addStatus()];
    await call("deactivateStatus", seen(ended));
    const order = await orderIn("new");
    await server.db.owner.query({
      text: "update app.service_orders set status_id = $1 where id = $2",
      values: [status.id, order.id],
    });

    for (const moveOrdersTo of [status.id, ended.id]) {
      expect(await call("deactivateStatus", { ...seen(status), moveOrdersTo })).toMatchObject({
        code: "invalid-input",
        fields: [{ field: "moveOrdersTo" }],
      });
    }
    expect(await statusOf(order.id)).toMatchObject({ status_id: status.id });
  });

  test("is never the one where orders begin", async () => {
    expect(await call("deactivateStatus", seen(await stored("new")))).toMatchObject({ code: "status-needed" });
  });
});

const transitionsFrom = async (id: string) => {
  const { rows } = await server.db.owner.query({
    text: `select to_status_id as "toStatusId", roles, guards, requires_note as "requiresNote"
      from app.service_order_transitions where from_status_id = $1`,
    values: [id],
  });
  return rows;
};

describe("a move of the policy", () => {
  test("is allowed, changed and taken back", async () => {
    const status = await addStatus();
    const ends = { fromStatusId: status.id, toStatusId: shop.status("quality") };

    await call("saveTransition", { ...ends, roles: ["admin"], guards: ["tasksDone"], requiresNote: false });
    const changed = { roles: ["admin", "technician"], guards: [], requiresNote: true };
    await call("saveTransition", { ...ends, ...changed });

    expect(await transitionsFrom(status.id)).toEqual([{ toStatusId: ends.toStatusId, ...changed }]);
    await call("deleteTransition", ends);
    expect(await transitionsFrom(status.id)).toEqual([]);
    expect(await call("deleteTransition", ends)).toMatchObject({ code: "definition-changed" });
  });

  test("leads an order on as soon as it is allowed", async () => {
    const order = await orderIn("released");
    const ends = { fromStatusId: shop.status("released"), toStatusId: shop.status("noCal") };
    const query = "query Q($id: UUID!) { serviceOrder(id: $id) { allowedTransitions { status { key } } } }";
    await call("saveTransition", { ...ends, roles: ["technician"], requiresNote: false });

    const { data } = await server.graphql(query, { id: order.id }, { token: await tokenFor(shop.tom, server) });

    expect(data.serviceOrder.allowedTransitions.map(({ status }: { status: { key: string } }) => status.key)).toContain(
      "noCal",
    );
    await call("deleteTransition", ends);
  });

  test.each([
    ["nobody who may make it", { roles: [] }, { code: "invalid-input", fields: [{ field: "roles" }] }],
    ["an unknown condition", { guards: ["fullMoon"] }, { code: "validation-failed" }],
  ])("with %s is refused", async (_name, values, refusal) => {
    const ends = { fromStatusId: shop.status("new"), toStatusId: shop.status("hold") };

    const refused = await call("saveTransition", {
      ...ends,
      roles: ["admin"],
      guards: [],
      requiresNote: false,
      ...values,
    });

    expect(refused).toMatchObject(refusal);
  });
});

test.each(["tom", "carla", "uma"] as const)("%s keeps no statuses", async (name) => {
  const status = await stored("info");
  const ends = { fromStatusId: status.id, toStatusId: shop.status("new") };
  const answers = [
    await call("createStatus", newStatus(), shop[name]),
    await call("updateStatus", { ...newStatus(), ...seen(status) }, shop[name]),
    await call("reorderStatuses", { ids: [status.id] }, shop[name]),
    await call("deactivateStatus", seen(status), shop[name]),
    await call("activateStatus", seen(status), shop[name]),
    await call("saveTransition", { ...ends, roles: ["user"], requiresNote: false }, shop[name]),
    await call("deleteTransition", ends, shop[name]),
  ];

  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => "permission-error"));
});

test("how many orders are in a status is told to admins alone", async () => {
  const query = "{ serviceOrderStatuses { nodes { orderCount } } }";
  const counts = async (as: Person) => {
    const { data } = await server.graphql(query, {}, { token: await tokenFor(as, server) });
    return data.serviceOrderStatuses.nodes.map(({ orderCount }: { orderCount: number | null }) => orderCount);
  };

  expect((await counts(shop.ada)).reduce((sum: number, count: number) => sum + count, 0)).toBeGreaterThan(0);
  expect(new Set(await counts(shop.tom))).toEqual(new Set([null]));
});
