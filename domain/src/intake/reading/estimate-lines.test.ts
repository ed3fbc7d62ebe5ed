import { expect, test } from "vitest";
import { readEstimateLines } from "./estimate-lines.ts";

const linesOf = (text: string) =>
  readEstimateLines(
    text.split("\n").map((row, index) => ({ page: 1 + Math.floor(index / 50), text: row, box: null, confidence: 1 })),
  );

test("a line is read column by column, under its heading, with its notes", () => {
  const [line] = linesOf(
    "84 QUARTER PANEL\n85 Repl RT Quarter panel w/o sunroof 1073678S0B 1 1,139.55 23.5 2 4.2\nNote: Keep the cap.\nIt is reused.",
  );

  expect(line).toMatchObject({
    number: 85,
    section: "QUARTER PANEL",
    operation: "replace",
    side: "right",
    description: "Quarter panel w/o sunroof",
    partNumber: "1073678S0B",
    quantity: 1,
    priceCents: 113_955,
    laborHours: 23.5,
    paintHours: 4.2,
    note: "Keep the cap. It is reused.",
    isDeleted: false,
  });
});

test("a description that wraps is read whole, and quoted so", () => {
  const [line, next] = linesOf(
    "26 Repl Grille assy w/o sport, w/o 53101066501 741.50 Incl.\nhybrid w/park alert\n27 R&I LT Headlamp assy 0.4",
  );

  expect(line?.description).toBe("Grille assy w/o sport, w/o hybrid w/park alert");
  expect(line?.quote).toMatch(/hybrid w\/park alert$/);
  expect(next).toMatchObject({
    number: 27,
    operation: "removeInstall",
    side: "left",
    description: "Headlamp assy",
    laborHours: 0.4,
  });
});

test("included labor is none, and the hour behind it is paint", () => {
  expect(linesOf("166 Repl Bumper cover 1916698S0A 1 791.01 Incl. 2.8")[0]).toMatchObject({
    laborHours: null,
    paintHours: 2.8,
    priceCents: 79_101,
  });
});

test("marks of supplements and manual entries are no part of the line", () => {
  expect(linesOf("S01 12 # Repl Clip 2 2.38")[0]).toMatchObject({
    supplement: 1,
    number: 12,
    description: "Clip",
    quantity: 2,
  });
  expect(linesOf("20 ** <> Repl A/M Bumper cover 3206028 1 425.00 Incl. 2.8")[0]).toMatchObject({
    operation: "replace",
    partNumber: "3206028",
  });
});

test("a manual line whose words are like an operation has none", () => {
  expect(linesOf("2 Repl Windshield\n3 # Pre-repair scan 1 0.5\n4 Post repair scan 0.5")).toMatchObject([
    { operation: "replace" },
    { operation: null, description: "Pre-repair scan", laborHours: 0.5 },
    { operation: null, description: "Post repair scan" },
  ]);
});

test("a line of negative quantity or under deleted items is not done", () => {
  expect(linesOf("4 Repl Windshield 32244741 -1 -1,250.00")[0]?.isDeleted).toBe(true);
  expect(linesOf("Deleted Items\n4 Repl Windshield 1 20.00")[0]?.isDeleted).toBe(true);
  expect(linesOf("35 Rpr RT Quarter panel -3.0 -2.6")[0]?.isDeleted).toBe(true);
  expect(linesOf("1 Repl RT Fender 1.8\n2 Overlap Major Non-Adj. Panel -0.2")[1]?.isDeleted).toBe(false);
});

test.each([
  "2022 TOYO Camry SE 4D SED white",
  "100 MAIN ST",
  "8/2/2026 9:45:03 AM 300060 Page 3",
  "VIN: 4T1G11AK2MU990001",
])("%j is no line", (text) => {
  expect(linesOf(text)).toEqual([]);
});

test("after the totals nothing is a line until a table begins again", () => {
  expect(
    linesOf("1 Repl Hood\nSUBTOTALS 10.00\n2 Repl Windshield\nLine Oper Description Part Number\n3 Repl LT Fender").map(
      ({ number }) => number,
    ),
  ).toEqual([1, 3]);
});

test.each([
  ["1 E 0006 Cover,Front Bumper 521190X948 $461.44 1.5 SM", "replace", "Cover,Front Bumper"],
  ["1 EC 0103 Fender,Front LT TO1240250 $188.00 1.9 SM", "replace", "Fender,Front LT"],
  ["1 NG 0360 Windshield FW04980 $406.20 2.5 SM", "replace", "Windshield"],
  ["1 L 0006 13 Cover,Front Bumper 3.4 RF", "refinish", "Cover,Front Bumper"],
  ["1 RI 0230 Mirror,Outer R/C LT 0.3 SM", "removeInstall", "Mirror,Outer R/C LT"],
  ["1 I 0094 Support,Radiator 2.0* SM", "repair", "Support,Radiator"],
  ["1 N 0973 Headlamps 0.5 SM", null, "N 0973 Headlamps"],
])("Audatex's %j is a line of %s by its code alone", (row, operation, description) => {
  expect(linesOf(row)[0]).toMatchObject({ operation, description, side: operation === null ? null : sideIn(row) });
});

const sideIn = (row: string) => (row.includes(" LT ") ? "left" : null);

test("glass that is sold by its NAGS number is put in, and a kit beside it is no glass", () => {
  const lines = linesOf(
    "1 1 FW04980GTYN Windshield (Solar, Rain Sensor) 812.40\n1 1 HAH000004 Adhesive urethane kit 45.00\nDB12345 Back glass 310.00",
  );

  expect(lines.filter(({ operation }) => operation === "replace").map(({ description }) => description)).toEqual([
    "Windshield (Solar, Rain Sensor)",
    "Back glass",
  ]);
});

test.each([
  ["Op Guide MC Description MFR.Part No. Price ADJ% B% Hours R", "replace"],
  ["OP GDE MC DESCRIPTION MFG.PART NO. PRICE AJ% B% HOURS R", "replace"],
  ["Qty Part Description", undefined],
])("below %s a line without a number is a %s", (head, operation) => {
  const [line] = linesOf(`${head}\nE 0012 Cover,Front Bumper 86511-S1000 402.18 1.6 SM`);

  expect(line?.operation).toBe(operation);
});

test("below a head with the operation behind the description, a numbered line is read so", () => {
  expect(
    linesOf(
      "Line # Description Operation Type Units\n1 R Frt Rail End Repair Frame 2.0\n2 Hood Outside Blend Refinish 1.2\n3 L Headlamp Remove/Install Body 0.3",
    ),
  ).toMatchObject([
    { operation: "repair", description: "Frt Rail End" },
    { operation: "blend", description: "Hood Outside" },
    { operation: "removeInstall", description: "Headlamp" },
  ]);
});

test("among lines with codes one has its operation in words, where figures tell that it is a line", () => {
  expect(
    linesOf(
      "Replace LT Fender 1.9\nR&I LT Headlamp 0.4\nR&I LT Handle 0.4\nReplace as needed\nRepaired RT Quarter panel 2.5 1.8",
    ),
  ).toMatchObject([
    { operation: "replace", description: "Fender" },
    { operation: "removeInstall" },
    { operation: "removeInstall" },
    { operation: "repair", description: "Quarter panel" },
  ]);
});

test.each([
  ["REP LH Roof panel 6121233B10 1 302.00 6.0", "replace"],
  ["REP LH Fender 2.5", "repair"],
  ["RPL LT Headlamp 1 302.00", "replace"],
  ["BLD RT Fender 1.2", "blend"],
])("%j is a line of %s", (row, operation) => {
  expect(linesOf(row)[0]?.operation).toBe(operation);
});

test("a side and a place are a heading where they name a part", () => {
  expect(linesOf("RIGHT QUARTER\nR&I Liner 0.3\nR&I Bezel 0.2\nRIGHT SIDE")[1]).toMatchObject({
    section: "RIGHT QUARTER",
    description: "Bezel",
  });
});

test("what hours are made of is no part of the description", () => {
  const [line] = linesOf("2 L 0571 13 Cover,Rear Bumper Upr Refinish 3.2 RF\n2.5 Surface\n0.7 Three-stage");

  expect(line).toMatchObject({ operation: "refinish", description: "Cover,Rear Bumper Upr" });
});
