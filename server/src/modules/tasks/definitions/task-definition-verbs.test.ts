import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { buildOrderTask, buildOrderTaskFile, save } from "#db/rows/factories.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const taskFields = `id version taskName description serviceOrderStatusId taskOrder isBlocking asksCustomer appliesWhen archivedAt
  files(orderBy: SORT_ORDER_ASC) { nodes { id title sortOrder version } }`;
const fileDeps = `id version title documentKind required allowedFileTypes allowMultiple minCount maxSizeMb customerVisible
  appliesWhen sortOrder taskId`;

const verbs: Record<string, { input: string; answer: string }> = {
  createTask: { input: "CreateTaskInput", answer: `task { ${taskFields} }` },
  updateTask: { input: "UpdateTaskInput", answer: `task { ${taskFields} }` },
  archiveTask: { input: "TaskVersionInput", answer: `task { ${taskFields} }` },
  restoreTask: { input: "TaskVersionInput", answer: `task { ${taskFields} }` },
  reorderTasks: { input: "ReorderTasksInput", answer: "tasks { id taskOrder serviceOrderStatusId version }" },
  createTaskFile: { input: "CreateTaskFileInput", answer: `taskFile { ${fileDeps} }` },
  updateTaskFile: { input: "UpdateTaskFileInput", answer: `taskFile { ${fileDeps} }` },
  deleteTaskFile: { input: "TaskVersionInput", answer: `task { ${taskFields} }` },
  reorderTaskFiles: { input: "ReorderTaskFilesInput", answer: `task { ${taskFields} }` },
};

/** Answers what the verb changed, or the error's code. */
async function call(verb: string, input: object, as: Person = shop.tom) {
  const { input: type, answer } = verbs[verb]!;
  const query = `mutation M($input: ${type}!) { ${verb}(input: $input) { ${answer} } }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(as, server) });
  if (errors) return errors[0].extensions.code;
  return Object.values(data[verb])[0];
}

let statusId: string;
let otherStatusId: string;

// Statuses without tasks of their own, so that an order of tasks holds what the test made and nothing else.
beforeEach(async () => {
  [statusId, otherStatusId] = [shop.status("hold"), shop.status("noCal")];
  await server.db.owner.query({
    text: "delete from app.tasks where service_order_status_id = any ($1)",
    values: [[statusId, otherStatusId]],
  });
});

const newTask = (values: object = {}) => ({
  taskName: "Check the battery",
  description: "At least 12.4 V",
  serviceOrderStatusId: statusId,
  isBlocking: true,
  asksCustomer: false,
  ...values,
});
const newFile = (taskId: string, values: object = {}) => ({
  taskId,
  title: "Battery photo",
  documentKind: "vehiclePhoto",
  required: true,
  allowedFileTypes: ["image/*", "application/pdf"],
  allowMultiple: false,
  minCount: 1,
  maxSizeMb: 25,
  customerVisible: true,
  ...values,
});
const addTask = (values: object = {}) => call("createTask", newTask(values));
const addFile = (taskId: string, values: object = {}) => call("createTaskFile", newFile(taskId, values));
const reorder = (ids: string[]) => call("reorderTasks", { serviceOrderStatusId: statusId, ids });
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("a task may be completed by its files, until it asks for more; what completes it is one of a list", async () => {
  const { id, version } = await addTask({ completesWith: "files" });
  const stored = async () =>
    (await server.db.owner.query("select completes_with as what from app.tasks where id = $1", [id])).rows[0].what;
  const atFirst = await stored();

  await call("updateTask", newTask({ id, version, completesWith: null }));

  expect([atFirst, await stored()]).toEqual(["files", null]);
  expect(await addTask({ completesWith: "luck" })).toBe("validation-failed");
});

describe("tasks", () => {
  test("a technician adds tasks to a status, each after the one before", async () => {
    const first = await addTask();
    const second = await addTask({ taskName: "Ask for a charger", appliesWhen: { intakeMethod: ["tow"] } });

    expect(first).toMatchObject({ ...newTask(), taskOrder: 10, appliesWhen: null, version: 1, archivedAt: null });
    expect(second).toMatchObject({ taskOrder: 20, appliesWhen: { intakeMethod: ["tow"] } });
  });

  test("an order that enters the status gets the task as it is then, and keeps it when it is changed", async () => {
    const task = await addTask();
    const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "hold" });
    await save(server.db.owner, "app.order_tasks", [
      buildOrderTask({
        service_order_id: order.id,
        service_order_status_id: statusId,
        task_id: task.id,
        task_name: task.taskName,
      }),
    ]);

    const changed = await call("updateTask", { ...newTask({ taskName: "Charge it" }), ...seen(task) });

    expect(changed).toMatchObject({ taskName: "Charge it", taskOrder: 10, version: 2 });
    const { rows } = await server.db.owner.query({
      text: "select task_name from app.order_tasks where task_id = $1",
      values: [task.id],
    });
    expect(rows).toEqual([{ task_name: "Check the battery" }]);
  });

  test("in another status a task comes last", async () => {
    const task = await addTask();
    await addTask({ serviceOrderStatusId: otherStatusId });

    const moved = await call("updateTask", { ...newTask({ serviceOrderStatusId: otherStatusId }), ...seen(task) });

    expect(moved).toMatchObject({ serviceOrderStatusId: otherStatusId, taskOrder: 20 });
  });

  test("the second of two people who change a task looks at it again first", async () => {
    const task = await addTask();
    const change = (taskName: string) => call("updateTask", { ...newTask({ taskName }), ...seen(task) });

    const answers = await Promise.all([change("Charge it"), change("Replace it")]);

    expect(answers.filter((answer) => answer === "definition-changed")).toHaveLength(1);
  });

  test("an archived task can only be restored, and then stands last", async () => {
    const task = await addTask();
    const archived = await call("archiveTask", seen(task));
    await addTask();
    const refused = [
      await call("archiveTask", seen(archived)),
      await call("updateTask", { ...newTask(), ...seen(archived) }),
      await call("createTaskFile", newFile(task.id)),
      await call("reorderTaskFiles", { taskId: task.id, ids: [] }),
      await call("reorderTasks", { serviceOrderStatusId: otherStatusId, ids: [task.id] }),
    ];

    const restored = await call("restoreTask", seen(archived));

    expect(archived.archivedAt).not.toBeNull();
    expect(refused).toEqual(Array.from({ length: 5 }, () => "task-archived"));
    expect(restored).toMatchObject({ archivedAt: null, taskOrder: 30 });
    expect(await call("restoreTask", seen(restored))).toBe("definition-changed");
  });

  test.each([
    ["no name", { taskName: " " }],
    ["no status", { serviceOrderStatusId: "00000000-0000-0000-0000-00000000000g" }],
    ["a condition that nobody understands", { appliesWhen: { phase: "full moon" } }],
  ])("a task with %s is refused", async (_name, values) => {
    expect(["invalid-input", "validation-failed"]).toContain(await addTask(values));
  });

  test("a status that is not there is not found", async () => {
    expect(await addTask({ serviceOrderStatusId: crypto.randomUUID() })).toBe("not-found");
  });
});

describe("the order of tasks", () => {
  test("changes as a whole, and only what has moved gets a new version", async () => {
    const [first, second, third] = [await addTask(), await addTask(), await addTask()];

    const tasks = await reorder(idsOf([second, first, third]));

    expect(tasks).toEqual([
      { id: second.id, taskOrder: 10, serviceOrderStatusId: statusId, version: 2 },
      { id: first.id, taskOrder: 20, serviceOrderStatusId: statusId, version: 2 },
      { id: third.id, taskOrder: 30, serviceOrderStatusId: statusId, version: 1 },
    ]);
  });

  test("takes in a task of another status", async () => {
    const [stays, comes] = [await addTask(), await addTask({ serviceOrderStatusId: otherStatusId })];

    const tasks = await reorder(idsOf([comes, stays]));

    expect(tasks).toMatchObject([
      { id: comes.id, taskOrder: 10, serviceOrderStatusId: statusId },
      { id: stays.id, taskOrder: 20, serviceOrderStatusId: statusId },
    ]);
  });

  test("is refused when it leaves one out, names one twice or one that is not there", async () => {
    const [first, second] = [await addTask(), await addTask()];

    expect(await reorder([first.id])).toBe("definition-changed");
    expect(await reorder([first.id, second.id, first.id])).toBe("invalid-input");
    expect(await reorder([first.id, second.id, crypto.randomUUID()])).toBe("not-found");
  });

  test("holds whichever of two people comes last", async () => {
    const [first, second, third] = [await addTask(), await addTask(), await addTask()];
    const orders = [idsOf([third, second, first]), idsOf([second, third, first])];

    await Promise.all(orders.map(reorder));

    const { rows } = await server.db.owner.query<{ id: string }>({
      text: "select id from app.tasks where service_order_status_id = $1 order by task_order",
      values: [statusId],
    });
    expect(orders).toContainEqual(idsOf(rows));
  });
});

describe("the files that a task wants to see", () => {
  test("are added one after the other, changed and put in order", async () => {
    const task = await addTask();
    const [photo, report] = [await addFile(task.id), await addFile(task.id, { title: "Test report" })];
    const { taskId: _taskId, ...values } = newFile(task.id, { allowMultiple: true, minCount: 2 });

    const changed = await call("updateTaskFile", { ...values, description: "Both sides", ...seen(photo) });
    const ordered = await call("reorderTaskFiles", { taskId: task.id, ids: [report.id, photo.id] });

    expect(photo).toMatchObject({ ...newFile(task.id), sortOrder: 10, appliesWhen: null });
    expect(changed).toMatchObject({ allowMultiple: true, minCount: 2, version: 2 });
    expect(ordered.files.nodes).toMatchObject([
      { id: report.id, sortOrder: 10 },
      { id: photo.id, sortOrder: 20 },
    ]);
  });

  test("a slot of an order outlives the file that asked for it", async () => {
    const task = await addTask();
    const photo = await addFile(task.id);
    const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "hold" });
    const own = buildOrderTask({ service_order_id: order.id, service_order_status_id: statusId, task_id: task.id });
    const slot = buildOrderTaskFile({ service_order_id: order.id, order_task_id: own.id, task_file_id: photo.id });
    await save(server.db.owner, "app.order_tasks", [own]);
    await save(server.db.owner, "app.order_task_files", [slot]);

    const left = await call("deleteTaskFile", seen(photo));

    expect(left).toMatchObject({ id: task.id, files: { nodes: [] } });
    const { rows } = await server.db.owner.query({
      text: "select title, task_file_id from app.order_task_files where id = $1",
      values: [slot.id],
    });
    expect(rows).toEqual([{ title: "Four sides", task_file_id: null }]);
  });

  test("whoever saw an older version looks again first", async () => {
    const photo = await addFile((await addTask()).id);
    const { taskId: _taskId, ...values } = newFile("");
    await call("updateTaskFile", { ...values, description: "", ...seen(photo) });

    expect(await call("updateTaskFile", { ...values, description: "", ...seen(photo) })).toBe("definition-changed");
    expect(await call("deleteTaskFile", seen(photo))).toBe("definition-changed");
  });

  test("their order is refused when it leaves one out or names another task's", async () => {
    const [task, other] = [await addTask(), await addTask()];
    const [photo, foreign] = [await addFile(task.id), await addFile(other.id)];

    expect(await call("reorderTaskFiles", { taskId: task.id, ids: [] })).toBe("definition-changed");
    expect(await call("reorderTaskFiles", { taskId: task.id, ids: [photo.id, foreign.id] })).toBe("not-found");
  });

  test.each([
    ["no file type", { allowedFileTypes: [] }],
    ["a type that is not permitted", { allowedFileTypes: ["application/x-sh"] }],
    ["four files where it takes one", { minCount: 4 }],
    ["more than 100 MB", { maxSizeMb: 101 }],
  ])("%s is refused", async (_name, values) => {
    expect(await addFile((await addTask()).id, values)).toBe("invalid-input");
  });

  test("an unknown kind is no value of the API", async () => {
    expect(await addFile((await addTask()).id, { documentKind: "selfie" })).toBe("validation-failed");
  });
});

async function askUse(as: Person, id: string) {
  const query = `query Q($id: UUID!) { task(id: $id) {
    use { openOrders totalOrders } files { nodes { use { openOrders totalOrders } } } } }`;
  const { data } = await server.graphql(query, { id }, { token: await tokenFor(as, server) });
  return data.task;
}

describe("where a definition is used", () => {
  test("staff see how many orders carry it, and how many of these are under way", async () => {
    const task = await addTask();
    const photo = await addFile(task.id);
    for (const status of ["hold", "inspect", "closed"]) {
      const order = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, status });
      const own = buildOrderTask({ service_order_id: order.id, service_order_status_id: statusId, task_id: task.id });
      const slots =
        status === "hold" ? [{ service_order_id: order.id, order_task_id: own.id, task_file_id: photo.id }] : [];
      await save(server.db.owner, "app.order_tasks", [own]);
      await save(server.db.owner, "app.order_task_files", slots.map(buildOrderTaskFile));
    }

    expect(await askUse(shop.tom, task.id)).toEqual({
      use: { openOrders: 2, totalOrders: 3 },
      files: { nodes: [{ use: { openOrders: 1, totalOrders: 1 } }] },
    });
  });

  test("a customer reads the task that asks them, but not how often it is used", async () => {
    const task = await addTask({ asksCustomer: true });

    expect(await askUse(shop.carla, task.id)).toEqual({ use: null, files: { nodes: [] } });
  });
});

describe.each(["carla", "uma"] as const)("%s, who is not staff,", (name) => {
  const id = crypto.randomUUID();

  test.each([
    ["createTask", () => newTask()],
    ["updateTask", () => ({ ...newTask(), id, version: 1 })],
    ["archiveTask", () => ({ id, version: 1 })],
    ["restoreTask", () => ({ id, version: 1 })],
    ["reorderTasks", () => ({ serviceOrderStatusId: statusId, ids: [] })],
    ["createTaskFile", () => newFile(id)],
    ["deleteTaskFile", () => ({ id, version: 1 })],
    ["reorderTaskFiles", () => ({ taskId: id, ids: [] })],
  ])("cannot %s", async (verb, input) => {
    expect(await call(verb, input(), shop[name])).toBe("permission-error");
  });
});

test("what is not there is not found", async () => {
  const missing = { id: crypto.randomUUID(), version: 1 };

  expect(await call("archiveTask", missing, shop.ada)).toBe("not-found");
  expect(await call("deleteTaskFile", missing, shop.ada)).toBe("not-found");
});
