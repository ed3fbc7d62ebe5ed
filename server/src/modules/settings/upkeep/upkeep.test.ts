import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildCustomer, buildVehicle, save } from "#db/rows/factories.ts";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";
import type { Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

async function ask(path: string, input: object = {}, by: Person = desk.shop.ada) {
  const headers = { authorization: `Bearer ${await tokenFor(by, desk.server)}` };
  return desk.server.post(`/v1/functions/${path}`, input, headers);
}
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

test.each(["duplicates", "job-health", "audit-search", "number-counters", "audit-seals"])(
  "%s is for admins alone",
  async (path) => {
    for (const name of ["tom", "carla", "uma"] as const) {
      expect((await ask(path, { kind: "customers" }, desk.shop[name])).status).toBe(403);
    }
    expect((await desk.server.post(`/v1/functions/${path}`, { kind: "customers" })).status).toBe(401);
  },
);

test("customers of one name and place, or one email, are likely duplicates, a page at a time", async () => {
  const [first, second, archived] = [
    buildCustomer({ company_name: "Twin Body, LLC", email: "a@twin.example", phone: null }),
    buildCustomer({ company_name: "TWIN BODY LLC", email: "b@twin.example", phone: null }),
    buildCustomer({ company_name: "Twin Body LLC", email: "c@twin.example", phone: null, status: "archived" }),
  ];
  await save(desk.owner, "app.customers", [first, second, archived]);
  const places = [first, second, archived].map(({ id }, index) =>
    buildAddress({ customer_id: id, postal_code: index === 0 ? "80299-1234" : "80299" }),
  );
  await save(desk.owner, "app.addresses", places);
  await desk.owner.query(`insert into app.customers (company_name, email)
    select 'Shop ' || n, 'same' || n / 2 || '@example.com' from generate_series(0, 59) n`);

  const pages = [(await ask("duplicates", { kind: "customers" })).body];
  while (pages.at(-1).isMore) {
    const { reason, key } = pages.at(-1).groups.at(-1);
    pages.push((await ask("duplicates", { kind: "customers", after: { reason, key } })).body);
  }

  const groups = pages.flatMap((page) => page.groups);
  expect(groups.filter(({ reason }) => reason === "email").length).toBeGreaterThanOrEqual(30);
  expect(new Set(groups.map(({ reason, key }) => `${reason} ${key}`)).size).toBe(groups.length);
  const twins = groups.find(({ key }) => key === "twinbodyllc 80299");
  expect(twins).toMatchObject({ reason: "namePlace", records: [{ orders: 0 }, { orders: 0 }] });
  expect(twins.records.map(({ id }: { id: string }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted());
});

test("vehicles of one VIN are duplicates, whoever has them", async () => {
  const vin = "1HGCM82633A004352";
  const cars = [desk.shop.carla, desk.shop.cyd].map(({ customerId }) =>
    buildVehicle({ customer_id: customerId, vin_number: vin }),
  );
  await save(desk.owner, "app.vehicles", cars);

  const { body } = await ask("duplicates", { kind: "vehicles" });

  expect(body).toMatchObject({ isMore: false, groups: [{ reason: "vin", key: vin, records: [{}, {}] }] });
});

test("a job that gave up is told with its reason, and run again once", async () => {
  await desk.owner.query("select graphile_worker.add_job('decode-vehicle', '{}', max_attempts => 1)");
  await desk.owner
    .query(`update graphile_worker._private_jobs set attempts = 1, last_error = E'the decoder is away\\nat line 1'
    where payload::text = '{}'`);
  const retry = async (id: string, by: Person = desk.shop.ada) =>
    desk.server.graphql(
      `mutation { retryJob(input: { id: "${id}" }) { isQueued } }`,
      {},
      { token: await tokenFor(by, desk.server) },
    );

  const { body } = await ask("job-health");
  const [failed] = body.failed;
  const refused = await retry(failed.id, desk.shop.tom);
  const done = await retry(failed.id);
  const again = await retry(failed.id);

  expect(failed).toMatchObject({ task: "decode-vehicle", error: "the decoder is away", attempts: 1 });
  expect(body.tasks).toContainEqual(expect.objectContaining({ task: "decode-vehicle", failed: 1 }));
  expect(codeOf(refused)).toBe("permission-error");
  expect(done.data.retryJob.isQueued).toBe(true);
  expect(codeOf(again)).toBe("job-not-failed");
});

test("the audit is found by person, record, action, time and text, a page at a time", async () => {
  const { body: imported } = await desk.send({
    kind: "customers",
    apply: true,
    text: `Company,Email\n${Array.from({ length: 60 }, (_, n) => `Audited ${n},audited${n}@example.com`).join("\n")}`,
  });
  const search = { entity: "customers", action: "created", actorId: desk.shop.ada.userId };
  const first = (await ask("audit-search", search)).body;
  const { id } = first.entries.at(-1);
  const second = (await ask("audit-search", { ...search, before: id })).body;
  const byText = (await ask("audit-search", { text: "audited17@" })).body;
  const wild = (await ask("audit-search", { text: "%audited17%" })).body;
  const old = (await ask("audit-search", { until: "2020-01-01" })).body;

  expect(imported.importId).toEqual(expect.any(String));
  expect([first.entries.length, first.isMore]).toEqual([50, true]);
  expect([second.entries.length, second.isMore]).toEqual([10, false]);
  expect(new Set([...first.entries, ...second.entries].map((entry) => entry.id)).size).toBe(60);
  expect(byText.entries).toMatchObject([
    { actor: "Ada Admin", action: "created", name: "Audited 17", reason: "Imported from list.csv" },
  ]);
  expect([wild.entries, old.entries]).toEqual([[], []]);
});

test("the audit names a record as people do, also one that is gone", async () => {
  const { rows: places } = await desk.owner.query("select id from app.facilities limit 1");
  const facility = places[0].id;
  await desk.owner.query("insert into app.bays (facility_id, name) values ($1, 'Bay by the door')", [facility]);
  await desk.owner.query(
    "insert into app.tax_rates (facility_id, name, rate, valid_from) values ($1, 'City of Golden', 3000, '2026-01-01')",
    [facility],
  );
  await desk.owner.query("delete from app.tax_rates where name = 'City of Golden'");

  const [bay] = (await ask("audit-search", { entity: "bays" })).body.entries;
  const taxes = (await ask("audit-search", { entity: "tax_rates" })).body.entries.slice(0, 2);

  expect(bay).toMatchObject({ action: "created", name: "Bay by the door" });
  expect(taxes.map((entry: { action: string; name: string }) => [entry.action, entry.name]).toSorted()).toEqual([
    ["created", "City of Golden"],
    ["deleted", "City of Golden"],
  ]);
});

test("the next numbers are shown", async () => {
  expect((await ask("number-counters")).body).toMatchObject({ invoice: expect.any(Number), order: 100_001 });
});
