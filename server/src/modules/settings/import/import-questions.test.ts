// What a file leaves open is asked, and what its columns show together is read by that.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const carla = "Carla's Collision";
const bring = (rows: readonly string[], options: Partial<Parameters<ImportDesk["send"]>[0]> = {}) =>
  desk.send({ kind: "openingInvoices", text: ["Number;Customer;Date;Due;Balance", ...rows].join("\n"), ...options });

async function invoicesLike(pattern: string) {
  const { rows } = await desk.owner.query({
    text: "select number, issue_date::text, total_cents from app.invoices where number like $1 order by number",
    values: [pattern],
    rowMode: "array",
  });
  return rows;
}

const open = [`Q-1;${carla};03/04/2026;05/06/2026;100`, `Q-2;${carla};5/5/2026;;200`];

test("dates that can be read in two ways are asked about, and nothing is imported before", async () => {
  const { body } = await bring(open, { apply: true });

  expect(body).toMatchObject({ importId: null, rows: [], counts: { created: 0, wrong: 0 } });
  expect(body.questions).toEqual([
    {
      key: "dayOrder",
      text: "Which day is 03/04/2026? No date of the file shows it",
      chosen: null,
      choices: [
        { value: "monthFirst", label: "2026-03-04" },
        { value: "dayFirst", label: "2026-04-03" },
      ],
    },
  ]);
  expect(await invoicesLike("Q-%")).toEqual([]);
});

test("the question is asked in the reader's language, and its answer is obeyed", async () => {
  const asked = await bring(open, { language: "fr" });
  const { body } = await bring(open, { apply: true, dayOrder: "dayFirst" });

  expect(asked.body.questions[0]).toMatchObject({
    text: "Quel jour est le 03/04/2026 ? Aucune date du fichier ne l’indique",
  });
  expect(body.notes).toEqual(["“03/04/2026” is read as 2026-04-03"]);
  expect(await invoicesLike("Q-%")).toEqual([
    ["Q-1", "2026-04-03", 10_000],
    ["Q-2", "2026-05-05", 20_000],
  ]);
});

test("one day above 12 answers it for the whole file, which is said", async () => {
  const { body } = await bring([`R-1;${carla};03/04/2026;;100`, `R-2;${carla};31/12/2025;;200`], { apply: true });

  expect(body.questions).toEqual([]);
  expect(body.notes).toEqual(["“03/04/2026” is read as 2026-04-03"]);
  expect(await invoicesLike("R-%")).toEqual([
    ["R-1", "2026-04-03", 10_000],
    ["R-2", "2025-12-31", 20_000],
  ]);
});

test("where some dates are day first and others month first, the answer decides and the others are wrong", async () => {
  const rows = [`S-1;${carla};03/04/2026;;100`, `S-2;${carla};31/12/2025;;200`, `S-3;${carla};12/31/2025;;300`];
  const asked = await bring(rows);
  const { body } = await bring(rows, { dayOrder: "monthFirst" });

  expect(asked.body.questions).toMatchObject([{ chosen: null }]);
  expect(body.rows).toMatchObject([
    { outcome: "created" },
    { outcome: "wrong", problems: [{ field: "issueDate", message: "Enter a date such as 2026-05-04 or 5/4/2026" }] },
    { outcome: "created" },
  ]);
});

test("a column with commas before its decimals is read so, which is said", async () => {
  const rows = [
    `T-1;${carla};2026-01-05;;1.234,56`,
    `T-2;${carla};2026-01-05;;12,50`,
    `T-3;${carla};2026-01-05;;1.200`,
  ];
  const { body } = await bring(rows, { apply: true });

  expect(body.notes).toEqual(["Numbers of the column Balance are read with a comma before their decimals"]);
  expect((await invoicesLike("T-%")).map(([, , cents]) => cents)).toEqual([123_456, 1250, 120_000]);
});

test("what cannot be an amount is wrong, once for its cell, and a credit is no invoice", async () => {
  const { body } = await bring([
    `U-1;${carla};2026-01-05;;1,234,5`,
    `U-2;${carla};2026-01-05;;(250.00)`,
    `U-3;${carla};tomorrow;;100.00`,
    `U-4;${carla};2026-01-05;;€100.00`,
  ]);

  expect(
    body.rows.map(({ problems }: { problems: { message: string }[] }) => problems.map(({ message }) => message)),
  ).toEqual([
    ["Enter an amount such as 1,234.50"],
    ["This is a credit, not an invoice: record it as credit of the customer"],
    ["Enter a date such as 2026-05-04 or 5/4/2026"],
    ["€100.00 is not in USD, in which the shop bills"],
  ]);
});

test("an invoice of which nothing is open is left out, and said", async () => {
  const text = `Invoice #,Customer,Date,Total,Balance\nZ-1,${carla},2026-01-15,500.00,0.00\nZ-2,Nobody,2026-01-15,500.00,$0`;

  const { body } = await desk.send({ kind: "openingInvoices", text, apply: true });

  const left = { outcome: "skipped", notes: ["Nothing of this invoice is open"] };
  expect(body.rows).toMatchObject([left, left]);
  expect(await invoicesLike("Z-%")).toEqual([]);
});

test("an amount that is cut at its comma is no invoice of nothing", async () => {
  const { body } = await desk.send({
    kind: "openingInvoices",
    text: `Invoice #,Customer,Date,Balance\nZ-3,${carla},2026-01-15,0,50 €`,
  });

  expect(body.rows).toMatchObject([{ outcome: "wrong" }]);
});

test("a report of QuickBooks Online is imported by its groups, without titles and totals", async () => {
  const { body } = await desk.send({
    kind: "openingInvoices",
    apply: true,
    text: [
      "\uFEFFOpen Invoices Report,,,,,,",
      "Example LLC,,,,,,",
      "",
      ",Date,Transaction type,Num,Term,Due date,Open balance",
      `${carla},,,,,,`,
      ',01/15/2026,Invoice,V-1,Net 15,01/30/2026,"1,500.00"',
      `Total for ${carla},,,,,,"$1,500.00"`,
      ',TOTAL,,,,,"$1,500.00"',
    ].join("\r\n"),
  });

  expect(body.counts).toEqual({ wrong: 0, created: 1, updated: 0, skipped: 0 });
  expect(body.rows).toMatchObject([{ line: 6, outcome: "created" }]);
  expect(await invoicesLike("V-1")).toEqual([["V-1", "2026-01-15", 150_000]]);
});

test("vehicles are read with their marks, units and short years, which is said", async () => {
  const text = [
    "VIN,Customer,Year,Make,Model,Miles,Plate state",
    `*4T1G11AK2MU990001*,${carla},2021.0,Toyota,Camry,"59,724 mi",Colorado`,
    `I5YJ3E1EAXLF99OOO5,${carla},'20,Tesla,Model 3,TMU,`,
    `1HGCM82633A004352,${carla},2003,,Accord,,`,
  ].join("\n");

  const { body } = await desk.send({ kind: "vehicles", text, apply: true, mode: "validRows" });

  expect(body.rows).toMatchObject([
    { outcome: "created", notes: [] },
    {
      outcome: "created",
      notes: [
        "“'20” is read as 2020",
        "“TMU” is read as an empty cell",
        "“I5YJ3E1EAXLF99OOO5” is read as 5YJ3E1EAXLF990005",
      ],
    },
    { outcome: "created", notes: ["By its VIN: Honda"] },
  ]);
  const { rows } = await desk.owner.query(
    "select vin_number, odometer, plate_state from app.vehicles where vin_number like '4T1G11AK2MU99%'",
  );
  expect(rows).toEqual([{ vin_number: "4T1G11AK2MU990001", odometer: 59_724, plate_state: "CO" }]);
});

test("a list of VINs is enough, as far as they say what the vehicles are", async () => {
  const text = `VIN,Customer\n1HGCV1F3XMA990002,${carla}\nWVWZZZ1KZAW000001,${carla}`;

  const { body } = await desk.send({ kind: "vehicles", text, apply: true, mode: "validRows" });

  expect(body.rows).toMatchObject([
    { outcome: "created", notes: ["By its VIN: 2021 Honda Accord"] },
    { outcome: "wrong", problems: [{ field: "year" }, { field: "model" }] },
  ]);
});

test("year, make and model in one column are taken apart, as far as they are there", async () => {
  const text = [
    "VIN,Customer,Yr/Make/Model",
    `3VV2B7AX7PM990001,${carla},2023 Volkswagen Tiguan SE`,
    `WVWZZZ1KZAW000002,${carla},the blue one`,
  ].join("\n");

  const { body } = await desk.send({ kind: "vehicles", text, apply: true, mode: "validRows" });

  expect(body.rows).toMatchObject([{ outcome: "created" }, { outcome: "wrong" }]);
  const { rows } = await desk.owner.query(
    "select year, make, model, trim, vehicle_description from app.vehicles where vin_number = '3VV2B7AX7PM990001'",
  );
  expect(rows.map((row) => Object.values(row).join(" | "))).toEqual([
    "2023 | Volkswagen | Tiguan | SE | 2023 Volkswagen Tiguan SE",
  ]);
});

test("an address list is read by the names of its states and countries", async () => {
  const text = `Customer,Street,City,State,Zip,Country\n${carla},9 King St,Toronto,Ontario,m5v3g1,\n${carla},1 Bay St,Boston,MA,2139,USA`;

  const { body } = await desk.send({ kind: "addresses", text, apply: true });

  expect(body.counts).toMatchObject({ created: 2, wrong: 0 });
  const { rows } = await desk.owner.query(
    "select state, postal_code, country from app.addresses where street in ('9 King St', '1 Bay St') order by country",
  );
  expect(rows).toEqual([
    { state: "ON", postal_code: "M5V 3G1", country: "CA" },
    { state: "MA", postal_code: "02139", country: "US" },
  ]);
});
