import { expect, test } from "vitest";
import { table, zipOf } from "../../../../test/files/data-files.ts";
import { readFile } from "../read-file.ts";
import { readDbase } from "./dbase.ts";

const read = (content: Buffer, name: string) =>
  readFile(Uint8Array.from(content), { name, mimeType: "application/octet-stream" });

const set = {
  "4711.ENV": table([{ EST_SYSTEM: "C", RO_ID: "22182", SUPP_NO: "S01", ESTFILE_ID: "8C1F" }]),
  "4711A.AD1": table([
    { INS_CO_NM: "STATE FARM", CLM_NO: "70-4471-2", POLICY_NO: "12-3", LOSS_DATE: "20260726", LOSS_DESC: "Collision" },
  ]),
  "4711B.AD2": table([{ OWNR_LN: "M\xfcller", OWNR_FN: "Karl", RF_CO_NM: "Northside Auto Body" }]),
  "4711V.VEH": table([
    {
      V_VIN: "1HGCV1F3XMA990002",
      V_MODEL_YR: "21",
      V_MAKEDESC: "HOND",
      V_MODEL: "Accord",
      PLATE_NO: "ABC 123",
      V_MILEAGE: "43650",
      V_PROD_DT: "0421",
    },
  ]),
  "4711.LIN": table(
    [
      {
        LINE_NO: "1",
        LINE_DESC: "LT Headlamp assy",
        LBR_OP: "OP11",
        OEM_PARTNO: "33150",
        PART_QTY: "1",
        ACT_PRICE: "702.10",
        MOD_LBR_TY: "LAB",
        MOD_LB_HRS: "0.4",
      },
      { LINE_NO: "2", LINE_DESC: "Front bumper cover", LBR_OP: "OP6", MOD_LBR_TY: "LAR", MOD_LB_HRS: "2.8" },
      { LINE_NO: "3", LINE_DESC: "Windshield", LBR_OP: "OP11", TRAN_CODE: "3" },
      { LINE_NO: "4", LINE_DESC: "Rear bumper", LBR_OP: "OP5" },
    ],
    { deletedRow: 3 },
  ),
  "4711.TTL": table([{ G_TTL_AMT: "1204.50" }]),
  "readme.txt": Buffer.from("not of the set"),
};

test.each([
  [{ OWNR_LN: "Rivera", OWNR_FN: "Lucia" }, {}, "Rivera, Lucia"],
  [{ OWNR_CO_NM: "Blue Ridge Delivery" }, { CLMT_LN: "Baker" }, "Blue Ridge Delivery"],
  [{}, { OWNR_LN: "Rivera" }, "Rivera"],
  [{}, {}, "Baker, Ruth"],
])("the owner is not the insured who hit the car: %j, %j", async (owner, other, name) => {
  const tables = {
    "1.AD1": table([{ INSD_LN: "Baker", INSD_FN: "Ruth", ...owner }]),
    "1.AD2": table([{ RF_CO_NM: "Northside", ...other }]),
  };

  const { document } = await read(await zipOf(tables), "1.zip");

  expect(document?.owner?.value).toBe(name);
});

test("a zip of EMS tables is an estimate, whatever lies beside them", async () => {
  const { state, document } = await read(await zipOf(set), "4711.zip");

  expect(state).toBe("read");
  expect(document).toMatchObject({
    vendor: "cccOne",
    kind: { value: "supplement" },
    supplementNumber: { value: 1 },
    owner: { value: "Müller, Karl" },
    insurer: { value: "STATE FARM" },
    claimNumber: { value: "70-4471-2" },
    repairOrderNumber: { value: "22182" },
    lossDate: { value: "2026-07-26" },
    vehicle: {
      vin: { value: "1HGCV1F3XMA990002" },
      year: { value: 2021 },
      make: { value: "Honda" },
      odometer: { value: 43_650 },
      productionMonth: { value: "2021-04" },
    },
    totals: [{ value: { name: "Grand Total", cents: 120_450 } }],
  });
  expect(document?.lines).toMatchObject([
    {
      number: 1,
      operation: "replace",
      side: "left",
      description: "Headlamp assy",
      priceCents: 70_210,
      laborHours: 0.4,
      isDeleted: false,
    },
    { number: 2, operation: "refinish", paintHours: 2.8, laborHours: null },
    { number: 3, isDeleted: true },
  ]);
});

test.each([
  ["M\x81ller", 0x02, "Müller"],
  ["M\x81ller", 0x03, "Müller"],
  ["B\x90ranger", 0x00, "BÉranger"],
  ["\x99zil", 0x01, "Özil"],
  ["M\xfcller", 0x01, "Müller"],
  ["O\x92Neil", 0x03, "O’Neil"],
  ["M\xc3\xbcller", 0x00, "Müller"],
])("a name %j of language %i reads %s", (OWNR_LN, language, name) => {
  expect(readDbase(table([{ OWNR_LN }], { language }))).toEqual([{ OWNR_LN: name }]);
});

test.each([
  ["the beginning of its rows", 8, 0],
  ["a beginning behind its end", 8, 65_535],
  ["a length of no row", 10, 1],
  ["a length of more than the file", 10, 65_535],
])("a table that tells %s wrongly is read by its fields", (_, at, value) => {
  const told = table([{ CLM_NO: "70-4471-2" }, { CLM_NO: "70-4471-3" }]);
  told.writeUInt16LE(value, at);

  expect(readDbase(told)).toEqual([{ CLM_NO: "70-4471-2" }, { CLM_NO: "70-4471-3" }]);
});

test("a set with missing tables gives what is there, and one table alone too", async () => {
  const { "4711.LIN": lines } = set;

  expect((await read(await zipOf({ "4711.LIN": lines }), "4711.zip")).document).toMatchObject({ claimNumber: null });
  expect((await read(lines, "4711.LIN")).document?.lines).toHaveLength(3);
});

test("a missing table leaves its values out, and is not made up from others", async () => {
  const { document } = await read(await zipOf({ "4711A.AD1": set["4711A.AD1"] }), "4711.zip");

  expect(document).toMatchObject({ kind: null, supplementNumber: null, adjuster: null, shop: null, owner: null });
});

test("tables of one name in two folders are two sets", async () => {
  const other = table([{ V_VIN: "4T1G11AK2MU990001" }]);
  const { document } = await read(await zipOf({ "a/4711A.AD1": set["4711A.AD1"], "b/4711V.VEH": other }), "4711.zip");

  expect(document).toMatchObject({ claimNumber: { value: "70-4471-2" }, vehicle: { vin: null } });
});

test.each(["2E1F7A", "CLAIMB", "REV"])("a set is named as its tables are: %s", async (name) => {
  const tables = Object.entries(set).map(([of, content]) => [`${name}.${of.split(".")[1]}`, content] as const);
  const { document } = await read(await zipOf(Object.fromEntries(tables)), "set.zip");

  expect(document).toMatchObject({
    claimNumber: { value: "70-4471-2" },
    repairOrderNumber: { value: "22182" },
    owner: { value: "Müller, Karl" },
    vehicle: { vin: { value: "1HGCV1F3XMA990002" } },
  });
  expect(document?.lines).toHaveLength(3);
});

test("what macOS keeps beside the tables is no set", async () => {
  const { document } = await read(await zipOf({ "__MACOSX/._4711.LIN": Buffer.from("Mac OS X"), ...set }), "4711.zip");

  expect(document).toMatchObject({ claimNumber: { value: "70-4471-2" }, repairOrderNumber: { value: "22182" } });
});

test("words for nothing are no values, nor are days that do not exist", async () => {
  const { document } = await read(
    await zipOf({
      "1.AD1": table([{ INS_CO_NM: "SELF PAY", CLM_NO: "N/A", LOSS_DATE: "20260230" }]),
      "1.VEH": table([{ PLATE_NO: "NONE", V_MILEAGE: "0" }]),
    }),
    "1.zip",
  );

  expect(document).toMatchObject({
    insurer: null,
    claimNumber: null,
    lossDate: null,
    vehicle: { plate: null, odometer: null },
  });
});

test("headings of a data file are lines without work, and say which bumper is meant", async () => {
  const lines = table([
    { LINE_NO: "1", LINE_DESC: "REAR BUMPER", LBR_OP: "", MOD_LBR_TY: "", MOD_LB_HRS: "" },
    { LINE_NO: "2", LINE_DESC: "Bumper cover", LBR_OP: "OP11", MOD_LBR_TY: "LAB", MOD_LB_HRS: "1.2" },
    { LINE_NO: "2", LINE_DESC: "Bumper cover", LBR_OP: "OP6", MOD_LBR_TY: "LAR", MOD_LB_HRS: "2.8" },
  ]);

  expect((await read(lines, "4711.LIN")).document?.lines).toMatchObject([
    { number: 2, section: "REAR BUMPER", operation: "replace", laborHours: 1.2, paintHours: 2.8 },
  ]);
});

test("of two sets in one zip the first is read, never a mixture", async () => {
  const zip = await zipOf({
    "4711A.AD1": table([{ CLM_NO: "AAA-1" }]),
    "4712V.VEH": table([{ V_VIN: "1HGCV1F3XMA990002" }]),
  });

  expect((await read(zip, "two.zip")).document).toMatchObject({
    claimNumber: { value: "AAA-1" },
    vehicle: { vin: null },
  });
});

test("an estimate of record is no supplement, whatever number it has", async () => {
  const { document } = await read(Buffer.from(bms("", "<b:DocumentVerNum>1</b:DocumentVerNum>")), "estimate.xml");

  expect(document).toMatchObject({ kind: { value: "estimateOfRecord" }, supplementNumber: null });
  expect((await read(table([{ SUPP_NO: "E01" }]), "4711.ENV")).document?.supplementNumber).toBeNull();
});

test("a VIN with a wrong check digit is asked, not taken", async () => {
  const { document } = await read(table([{ V_VIN: "1HGCV1F32MA990002" }]), "4711.VEH");

  expect(document?.vehicle.vin).toBeNull();
  expect(document?.otherVins).toMatchObject([{ value: "1HGCV1F32MA990002", confidence: 0.3 }]);
});

test.each([
  ["zip", async () => (await zipOf(set)).subarray(0, 400), "4711.zip", { state: "failed" }],
  [
    "zip of pictures",
    () => zipOf({ "a.jpg": Buffer.from("x") }),
    "photos.zip",
    { state: "unsupported", format: "ZIP" },
  ],
  [
    "Word document",
    () => zipOf({ "word/document.xml": Buffer.from("<w/>") }),
    "ro.docx",
    { state: "unsupported", format: "Word" },
  ],
  ["zip bomb", () => zipOf({ "4711.LIN": Buffer.alloc(60_000_000) }), "4711.zip", { state: "failed" }],
  [
    "table of nonsense",
    async () => Buffer.concat([Buffer.from([3]), Buffer.alloc(50, 0xff)]),
    "4711.LIN",
    { state: "failed" },
  ],
])("a broken or foreign file is told as such: %s", async (_what, content, name, told) => {
  expect(await read(await content(), name)).toMatchObject({ ...told, document: null });
});

test("a table cut short gives its whole rows", () => {
  const whole = table([{ A: "1" }, { A: "2" }, { A: "3" }]);

  expect(readDbase(whole.subarray(0, whole.length - 60))?.map(({ A }) => A)).toEqual(["1"]);
});

const bms = (lines: string, more = "") => `<?xml version="1.0" encoding="UTF-8"?>
<b:VehicleDamageEstimateAddRq xmlns:b="http://www.cieca.com/BMS">
  <b:DocumentInfo><b:DocumentID>8C1F</b:DocumentID><b:VendorCode>M</b:VendorCode>
    <b:DocumentVer><b:DocumentVerCode>EM</b:DocumentVerCode></b:DocumentVer></b:DocumentInfo>
  <b:AdminInfo>
    <b:InsuranceCompany><b:Party><b:OrgInfo><b:CompanyName>Erie &amp; Co</b:CompanyName></b:OrgInfo></b:Party></b:InsuranceCompany>
    <b:Owner><b:Party><b:PersonInfo><b:PersonName><b:FirstName>Jane</b:FirstName><b:LastName>Doe</b:LastName></b:PersonName></b:PersonInfo></b:Party></b:Owner>
  </b:AdminInfo>
  <b:ClaimInfo><b:ClaimNum>AB12</b:ClaimNum><b:LossInfo><b:Facts><b:LossDateTime>2026-07-26T01:06:00</b:LossDateTime></b:Facts></b:LossInfo></b:ClaimInfo>
  <b:VehicleInfo><b:VINInfo><b:VIN><b:VINNum>1HGCV1F3XMA990002</b:VINNum></b:VIN></b:VINInfo>
    <b:VehicleDesc><b:ModelYear>2021</b:ModelYear><b:MakeDesc>Honda</b:MakeDesc><b:ModelName>Accord</b:ModelName></b:VehicleDesc></b:VehicleInfo>
  ${lines}${more}
</b:VehicleDamageEstimateAddRq>`;

test("a BMS request is an estimate, whatever prefix its names have", async () => {
  const { document } = await read(
    Buffer.from(
      bms(
        `<b:DamageLineInfo><b:LineNum>1</b:LineNum><b:LineDesc>RT Door mirror w/o memory</b:LineDesc><b:PartInfo><b:PartNum>76200</b:PartNum>
          <b:PartPrice>410.00</b:PartPrice><b:Quantity>1</b:Quantity></b:PartInfo><b:LaborInfo><b:LaborOperation>OP11</b:LaborOperation>
          <b:LaborHours>0.5</b:LaborHours></b:LaborInfo></b:DamageLineInfo>`,
      ),
    ),
    "estimate.xml",
  );

  expect(document).toMatchObject({
    vendor: "mitchell",
    insurer: { value: "Erie & Co" },
    owner: { value: "Doe, Jane" },
    claimNumber: { value: "AB12" },
    lossDate: { value: "2026-07-26" },
    lines: [
      {
        number: 1,
        operation: "replace",
        side: "right",
        description: "Door mirror w/o memory",
        partNumber: "76200",
        priceCents: 41_000,
      },
    ],
  });
});

test("a BMS request may have elements that say nothing", async () => {
  const { document } = await read(Buffer.from(bms("<b:DamageLineInfo/>", '<b:Repair b:by="x" />')), "estimate.xml");

  expect(document?.claimNumber).toMatchObject({ value: "AB12" });
});

test("others are answered while a large BMS file is read", async () => {
  const note = `<b:DamageLineInfo><b:LineMemo>${"x".repeat(2_000_000)}</b:LineMemo></b:DamageLineInfo>`;
  let turns = 0;
  const counting = setInterval(() => turns++, 1);

  const { document } = await read(Buffer.from(bms(note.repeat(10))), "estimate.xml");

  clearInterval(counting);
  expect(document?.claimNumber).toMatchObject({ value: "AB12" });
  expect(turns).toBeGreaterThan(5);
});

test("a BMS file of two vehicles has no sure VIN", async () => {
  const second = "<b:VehicleInfo><b:VINInfo><b:VINNum>4T1G11AK2MU990001</b:VINNum></b:VINInfo></b:VehicleInfo>";
  const { document } = await read(Buffer.from(bms("", second)), "estimate.xml");

  expect(document?.vehicle.vin).toMatchObject({ value: "1HGCV1F3XMA990002", confidence: 0.5 });
  expect(document?.otherVins.map(({ value }) => value)).toEqual(["4T1G11AK2MU990001"]);
});

test.each([
  ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${bms("").replace(/^<\?xml.*\?>/, "")}`],
  ["endless depth", bms("<a>".repeat(100_000))],
  ["no end", bms("").slice(0, 300)],
  ["an end that does not fit", bms("<b:Note>/")],
])("XML with %s is not read", async (_what, text) => {
  expect((await read(Buffer.from(text), "VehicleDamageEstimateAddRq.xml")).document).toBeNull();
});
