import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
  await desk.send({
    kind: "customers",
    apply: true,
    text: "Company,Email,Street,City,State,Zip\nAlpine,alpine@example.com,1 Main St,Denver,CO,80202\nBirch,birch@example.com,,,,",
  });
});
afterAll(() => desk[Symbol.asyncDispose]());

const rowsOf = async (text: string, ...values: unknown[]) => (await desk.owner.query(text, values)).rows;

test("contacts find their customer; the first is preferred, and one that is known is changed", async () => {
  const first = await desk.send({
    kind: "contacts",
    apply: true,
    text: "Customer,Name,Email,Phone,Preferred\nAlpine,Ann,ann@example.com,,\nalpine,Ben,,303-555-0101,yes\nNobody,Cy,cy@example.com,,",
    mode: "validRows",
  });
  const second = await desk.send({
    kind: "contacts",
    apply: true,
    text: "Customer's email,Name,Title,Phone,Preferred\nalpine@example.com,ann,Estimator,,yes\nalpine@example.com,Ben,,(303) 555-0101,",
  });

  expect(first.body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "created" },
    { outcome: "wrong", problems: [{ field: "customerName" }] },
  ]);
  expect(second.body.rows).toMatchObject([
    { outcome: "updated", changes: ["title", "isPreferred"] },
    { outcome: "skipped" },
  ]);
  expect(
    await rowsOf(
      "select title, is_preferred from app.contacts where phone = '+13035550101' or email = 'ann@example.com' order by title",
    ),
  ).toEqual([
    { title: "", is_preferred: false },
    { title: "Estimator", is_preferred: true },
  ]);
});

test("addresses are added to their customer; the same street is changed", async () => {
  const text = "Customer,Street,City,State,Zip,Pickup instructions\nBirch,5 Elm St,Aurora,CO,80010,Gate 4";
  const added = await desk.send({ kind: "addresses", apply: true, text });
  const changed = await desk.send({ kind: "addresses", apply: true, text: text.replace("Gate 4", "Gate 5") });
  const same = await desk.send({ kind: "addresses", apply: true, text: text.replace("Gate 4", "Gate 5") });
  const wrong = await desk.send({ kind: "addresses", text: text.replace("80010", "8001") });

  expect(added.body.rows).toMatchObject([{ outcome: "created" }]);
  expect(changed.body.rows).toMatchObject([{ outcome: "updated", changes: ["pickupSpotDescription"] }]);
  expect(same.body.rows).toMatchObject([{ outcome: "skipped" }]);
  expect(wrong.body.rows).toMatchObject([{ outcome: "wrong", problems: [{ field: "postalCode" }] }]);
  expect(await rowsOf("select pickup_spot_description from app.addresses where street = '5 Elm St'")).toEqual([
    { pickup_spot_description: "Gate 5" },
  ]);
});

test("vehicles are known by VIN; another customer's is not taken", async () => {
  const header = "VIN,Customer,Year,Make,Model,Mileage";
  const text = `${header}\n1HGCM82633A004352,Alpine,2003,Honda,Accord,90000\n5YJ3E1EAXLF990006,Alpine,2020,Tesla,Model 3,10`;
  const checked = await desk.send({ kind: "vehicles", text });
  const added = await desk.send({ kind: "vehicles", text, apply: true, mode: "validRows" });
  const changed = await desk.send({ kind: "vehicles", text: "VIN,Mileage\n1hgcm-82633 a004352,91000", apply: true });
  const elsewhere = await desk.send({
    kind: "vehicles",
    text: `${header}\n1HGCM82633A004352,Birch,2003,Honda,Accord,1`,
  });
  const confirmed = await desk.send({
    kind: "vehicles",
    text: `${header},VIN checked\n5YJ3E1EAXLF990006,Alpine,2020,Tesla,Model 3,10,yes`,
  });

  expect(checked.body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "wrong", problems: [{ field: "vinNumber" }] },
  ]);
  expect(added.body.importId).toEqual(expect.any(String));
  expect(changed.body.rows).toMatchObject([{ outcome: "updated", changes: ["odometer"] }]);
  expect(elsewhere.body.rows).toMatchObject([{ outcome: "wrong", problems: [{ field: "vinNumber" }] }]);
  expect(confirmed.body.rows).toMatchObject([{ outcome: "created" }]);
  expect(
    await rowsOf("select odometer, vehicle_description from app.vehicles where vin_number = '1HGCM82633A004352'"),
  ).toEqual([{ odometer: 91_000, vehicle_description: "2003 Honda Accord" }]);
});

const catalogPrices = () =>
  rowsOf("select key, unit_price from app.line_item_types where key in ('CAL-FCAM-S', 'NEW-1') order by key");

test("line item types are known by key; an import of them is undone as a whole", async () => {
  const text =
    "Key,Name,Category,Price,Cost,Minutes\ncal-fcam-s,Front camera static,calibration,330.00,45,75\nNEW-1,New one,Fee,12.50,,\nBAD,Bad one,nonsense,1,,";
  const { body } = await desk.send({ kind: "lineItemTypes", text, apply: true, mode: "validRows" });
  const during = await catalogPrices();
  await desk.undo(body.importId);

  expect(body.rows).toMatchObject([
    { outcome: "updated", changes: expect.arrayContaining(["unitPrice"]) },
    { outcome: "created" },
    { outcome: "wrong", problems: [{ field: "category" }] },
  ]);
  expect(during).toEqual([
    { key: "CAL-FCAM-S", unit_price: 33_000 },
    { key: "NEW-1", unit_price: 1250 },
  ]);
  expect(await catalogPrices()).toEqual([{ key: "CAL-FCAM-S", unit_price: 32_500 }]);
});

const dealerPrices = () =>
  rowsOf(`select y.key, e.unit_price, e.percentage from app.price_list_entries e join app.line_item_types y on y.id = e.line_item_type_id
    join app.price_lists l on l.id = e.price_list_id where l.name = 'Dealers' order by 1`);

test("prices join their list, which is made when it is new; overlapping ones are wrong", async () => {
  const header = "Price list,Key,Price,Percent,Valid from,Valid until";
  const first = await desk.send({
    kind: "priceLists",
    apply: true,
    text: `${header}\nDealers,CAL-FCAM-S,300,,1/1/2026,\ndealers,CAL-FRAD,,90%,,`,
  });
  const second = await desk.send({
    kind: "priceLists",
    apply: true,
    mode: "validRows",
    text: `${header}\nDealers,CAL-FCAM-S,310,,2026-01-01,\nDealers,CAL-FCAM-S,320,,2026-06-01,\nDealers,NOPE,1,,,\nDealers,CAL-FRAD,1,90,,`,
  });
  const during = await dealerPrices();
  await desk.undo(second.body.importId);
  const after = await dealerPrices();
  await desk.undo(first.body.importId);

  expect(first.body.rows).toMatchObject([{ outcome: "created" }, { outcome: "created" }]);
  expect(second.body.rows).toMatchObject([
    { outcome: "updated", changes: ["unitPrice"] },
    { outcome: "wrong", problems: [{ field: "validFrom" }] },
    { outcome: "wrong", problems: [{ field: "typeKey" }] },
    { outcome: "wrong", problems: [{ field: "unitPrice" }] },
  ]);
  expect(during).toMatchObject([
    { key: "CAL-FCAM-S", unit_price: 31_000 },
    { key: "CAL-FRAD", percentage: 9000 },
  ]);
  expect(after).toMatchObject([{ unit_price: 30_000 }, { percentage: 9000 }]);
  expect(await rowsOf("select id from app.price_lists where name = 'Dealers'")).toEqual([]);
});

const rules = () => rowsOf("select note from app.calibration_rules where make = 'Pagani' order by note");

test("calibration rules are added, changed and undone", async () => {
  const text =
    "Operation,Calibration,Make,Year from,Note\nheadlamp,CAL-NV,Pagani,,First\nheadlamp,warpDrive,Pagani,,\nheadlamp,CAL-AFS,Pagani,1700,";
  const { body } = await desk.send({ kind: "calibrationRules", text, apply: true, mode: "validRows" });
  const changed = await desk.send({
    kind: "calibrationRules",
    text: "Operation,Calibration,Make,Note\nheadlamp,CAL-NV,Pagani,Second",
    apply: true,
  });
  const during = await rules();
  await desk.undo(changed.body.importId);
  const after = await rules();
  await desk.undo(body.importId);

  expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["created", "wrong", "wrong"]);
  expect(changed.body.rows).toMatchObject([{ outcome: "updated", changes: ["note"] }]);
  expect(during).toEqual([{ note: "Second" }]);
  expect(after).toEqual([{ note: "First" }]);
  expect(await rules()).toEqual([]);
});

test("contacts come with what they are told about, alone or beside their customer", async () => {
  const alone = await desk.send({
    kind: "contacts",
    apply: true,
    text: "Customer,Name,Email,Purpose\nAlpine,Linda,linda@example.com,Accounts payable\nAlpine,Eve,eve@example.com,Estimates; A/P",
  });
  const beside = await desk.send({
    kind: "customers",
    apply: true,
    text: "Company,Email,Contact,Contact email,Contact purposes\nCedar,cedar@example.com,Lou,lou@example.com,Invoices",
  });

  expect([alone.body.counts, beside.body.counts]).toMatchObject([{ created: 2 }, { created: 1 }]);
  expect(
    await rowsOf("select name, purposes from app.contacts where name in ('Linda', 'Eve', 'Lou') order by name"),
  ).toEqual([
    { name: "Eve", purposes: ["estimates", "billing"] },
    { name: "Linda", purposes: ["billing"] },
    { name: "Lou", purposes: ["billing"] },
  ]);
});

test("a vehicle's owner may stand in one column, under the name that lists of vehicles give it", async () => {
  const header = "VIN,Customer,Year,Make,Model,Owner";
  const vins = ["1M8GDM9AXKP042788", "JTDKN3DU0A0000017"];
  const rows = [
    `${vins[0]},Carla's Collision,1989,Volvo,S 40,Jane Doe`,
    `${vins[1]},Carla's Collision,2010,Toyota,Prius,"Doe, Jim"`,
  ];
  await desk.send({ kind: "vehicles", text: [header, ...rows].join("\n"), apply: true, mode: "validRows" });

  expect(
    await rowsOf(
      "select owner_first_name, owner_last_name from app.vehicles where vin_number = any ($1) order by year",
      vins,
    ),
  ).toEqual([
    { owner_first_name: "Jane", owner_last_name: "Doe" },
    { owner_first_name: "Jim", owner_last_name: "Doe" },
  ]);
});
