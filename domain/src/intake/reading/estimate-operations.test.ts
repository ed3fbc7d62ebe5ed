// Lines as CCC ONE, Mitchell and Audatex print them, and what a calibration shop must make of each.
import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import { readingRules } from "../../../test/reading-rules.ts";
import type { RepairKeyword } from "./mention.ts";
import { findMentions } from "./operations.ts";

const own = (keyword: string, operation: string | null): RepairKeyword => ({
  operation,
  keyword,
  countsWith: "removal",
  isOwn: true,
});

const busy = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    page: 1,
    text: `${index % 900} * R&I RT R&I outer door mirror handle w/o w/o camera and and, 5211906X 1 410.00 Incl. 2.8`,
  }));

const found = (text: string, rules = readingRules()) =>
  findMentions(
    text.split("\n").map((line) => ({ page: 1, text: line })),
    rules,
  ).map(({ operation }) => operation);

test.each([
  ["Repl Bumper cover w/o fog lamps", []],
  ["8 FRONT BUMPER\n10 Repl Bumper cover w/o fog lamps 5211906X 1 410.00 Incl. 2.8", ["frontEnd"]],
  ["8FRONT BUMPER & GRILLE\n10 Repl Bumper cover", ["frontEnd"]],
  ["FRONT BUMPER\n12 R&I LT Side marker\n13 REAR BUMPER\n14 Repl Bumper cover", ["rearEnd"]],
  ["F R O N T B U M P E R\n2 R&I Bumper cover 1.2", ["frontEnd"]],
  ["O/H bumper assy front 2.2", ["frontEnd"]],
  ["20 SB 0824 10 07 Calibration,Front Camera Sublet Repair $190.08 SM", []],
  ["9 E 0524 10 07 Pillar,Front Hinge RT 18011TLA $1,061.39 2.3 SM", ["structural"]],
  ["6 RI 1956 10 07 Mirror,Inside R&I ASSEMBLY 0.4 SM", []],
  ["13 RI 9754 Battery R&I 1.2 RF\nAdditional Costs & Materials\n14 N 9990 Pre Repair Scan 2.9 INC", ["battery"]],
  ["19 RI 2903 Battery R&I 3.0 SM\nBody Labor\n20 RI 2904 Headlamp Assy,LT 3.0 SM", ["battery", "headlamp"]],
  ["12 RI 2210 Bumper Cover,Rear R&I 1.1 SM", ["rearEnd"]],
  ["# 2 DISCONNECTED BATTERY", ["battery"]],
  ["R & R LEFT OUTSIDE REARVIEW MIRROR. PROGRAMMED AND TESTED.", ["doorOrMirror"]],
  ["R&I FRONT BUMPER. REPLACED LEFT HEADLIGHT.", ["frontEnd", "headlamp"]],
  ["13 E 1233 Tray,Battery >> R/R 3801930353 $762.27 1.9 SM", []],
  ["22FOZ REAR BUMPER SENSOR\n53905 REMOVED AND REINSTALLED FRONT CAMERA BRACKET, ROAD TEST", ["windshield"]],
  ["R&R LEFT HEADLAMP ASSEMBLY UNDER WARRANTY", ["headlamp"]],
  ["WORK ORDER\nReplaced tail light\nDECLINED SERVICES\nMirror - Replace right door mirror assembly $473.20", []],
  ["Work to be done:\n[ ] Replace R Frt Rear View Mirror 345.46\n- Aim Headlamps", ["doorOrMirror", "headlamp"]],
  ["Work to be done:\n[ ] Replace R Frt Rear View Mirror 345.46\n[X] Aim Headlamps", ["headlamp"]],
  ["WORK\nReplaced tail light\nRECOMMENDED SERVICES\nReplace battery 189.00\n4 wheel alignment 119.00", []],
  ["Replace tie rod end\nRECOMMENDATIONS:\nWindshield chipped, replace", ["alignment"]],
  ["Authorized repairs:\nReplace windshield $702.00\nNot authorized:\nReplace right mirror $388.00", ["windshield"]],
  ["Suggested maintenance\nReplace battery\nRequested repairs\nReplace grille", ["frontEnd"]],
  ["1 E01 Remove/Replace Front bumper cover 1 1.8 Body\n2 S01 Repair RT Fender 2.0 Body", ["frontEnd"]],
  ["1 E01 Remove/Install RT Headlamp assy 0.3 Body", ["headlamp"]],
  ["R&I R rear door handle, belt mldg, applique\nAlign front end", ["alignment"]],
  ["R&I LT Fender liner\nPull LT apron to spec", ["structural"]],
  ["4 602001 BDY * REPAIR R Rear Body Side Panel Existing 4.0*", ["rearEnd"]],
  ["FRONT LAMPS\n1 Repl Mount kit LT headlamp 1 30.00 0.3", []],
  ["FRONT LAMPS\n1 Repl Mounting kit headlamp RT 1 30.00", []],
  ["ROCKER\n1 R&I LT Rocker cladding 0.4", []],
  ["QUARTER PANEL\n1 Repl RT Quarter panel cladding 1 60.00", []],
  ["1 E 261 Checker,Front Door LT 72340TLA $30.00 0.3 SM", []],
  ["TRUNK LID\n1 Repl Lid shell 1 502.00 1.4 2.4", ["liftgate"]],
  ["TAIL GATE\n1 Repl Gate shell 1 502.00 1.4 2.4", ["liftgate"]],
  ["18 306600 BDY REMOVE/REPLACE Luggage Lid Panel 64401-0R070 402.00 1.2 #", ["liftgate"]],
  ["18 306600 BDY REMOVE/INSTALL Luggage Lid Lock 0.3", []],
  ["PICK UP BOX\n1 Repl LT Side panel 6.5 ft bed 1 802.00 6.0 3.4", ["rearEnd"]],
  ["PICK UP BOX\n1 Repl RT Outer panel 8 foot box 1 802.00 6.0 3.4", ["rearEnd"]],
  ["REPLACED ALL 4 TIRES WITH OVERSIZED 35 INCH", ["rideHeight"]],
  ["INSTALLED WHEELS WIDER THAN STOCK", ["rideHeight"]],
  ["LOWERED VEHICLE ON LIFT AND CHECKED FLUIDS", []],
  ["REAR GATE\n1 Repl Rear gate w/o power 60809SJ000 1 802.00 3.6 2.8", ["liftgate"]],
  ["REAR GATE\n1 R&I Rear gate garnish 0.3", []],
  ["Repl Grille w/o camera", ["frontEnd"]],
  ["Repl Grille assy not heated", ["frontEnd"]],
  ["R&I LT Headlamp w/o LED, w/o AFS", ["headlamp"]],
  ["Repl LT Headlamp assy non-adaptive", ["headlamp"]],
  ["Repl RT Door mirror without memory", ["doorOrMirror"]],
  ["Repl RT Outside mirror assy heated w/signal lamp", ["doorOrMirror"]],
  ["Sect LKQ LT quarter panel + 25% 1 951.88 24.5 4.5", ["rearEnd"]],
  ["Blnd RT Quarter panel", ["rearEnd"]],
  ["1 1 DW01256GBY Windshield (Heated, Camera) 512.10", ["windshield"]],
  ["1 1 DD11520GTY Front door glass left 212.10", []],
  ["Rear bumper R&I/R&R", ["rearEnd"]],
  ["By signing, the shop confirms all parts are installed, battery is charged and windshield is cured.", []],
  ["El taller puede reemplazar el parabrisas, reparar puertas y alinear las ruedas con su autorización", []],
  ["The repair facility may remove the front bumper to look behind it.", []],
  ["L'atelier peut remplacer le pare-brise.", []],
  ["R and I front bumper", ["frontEnd"]],
  ["R&l Bumper cover front 1.1", ["frontEnd"]],
  ["RR windshield", ["windshield"]],
  ["Repl Frnt bmpr cvr", ["frontEnd"]],
  ["Repl LT Wheel bearing/hub", ["alignment"]],
  ["Repl RT Lwr control arm 1 212.40 1.4 M", ["alignment"]],
  ["Repl Radiator support", ["structural"]],
  ["Rpr LT Frame horn", ["structural"]],
  ["Repl RT Center pillar (HSS)", ["structural"]],
  ["62 # Set up vehicle on frame bench", ["structural"]],
  ["Repl Back up camera", ["liftgate"]],
  ["TAIL GATE\n59 * Repl Tail gate (ALU) PT00114576D 1 1,195.00 2.0 3.2", ["liftgate"]],
  ["R&I R&I trunk lid 0.8", ["liftgate"]],
  ["REAR BUMPER\n5 R&I LT Radar sensor 0.3", ["rearEnd"]],
  ["FRONT BUMPER\n5 Repl Distance sensor bracket", ["frontEnd"]],
  ["WINDSHIELD\n4 Repl Windshield SUBARU w/EyeSight FW05234 1 812.10 2.4 G", ["windshield"]],
  ["R&I LT Front seat", ["restraints"]],
  ["Repl RT Side impact sensor", ["restraints"]],
  ["6 * Rpr Battery m 0.3 M\nNote: D&R 12 Volt", ["battery"]],
  ["12 D&R Battery negative cable 0.2 M", ["battery"]],
  ["12 R&I Battery negative cable 0.2 M", []],
  ["RESTRAINT SYSTEMS\n7 Repl RT Front sensor", ["restraints"]],
  ["QUARTER PANEL\n7 Repl LT Outer panel", ["rearEnd"]],
  ["FENDER\n7 Repl LT Apron panel", ["structural"]],
  ["REAR SUSPENSION\n7 Repl RT Lateral link", ["alignment"]],
  ["Algn Four wheel alignment 1.5 M", ["alignment"]],
  ["Subl 4 wheel alignment 1 89.95", ["alignment"]],
])("%j stands for %j", (text, right) => {
  expect(found(text)).toEqual(right);
});

test.each([
  ["S1 2 200886 Frt Upr Bumper Cover Remove / Body INC# New 4211286 1 $270.00\nReplace Part", ["frontEnd"]],
  ["Frt Upr Bumper Cover Remove / Replace", ["frontEnd"]],
  ["Front Door\n58 201984 R Frt Rear View Mirror Remove / Body 0.3 # Existing\nInstall", ["doorOrMirror"]],
  ["1 100123 BDY REMOVE/REPLACE FRT BUMPER COVER 71101-T2A 310.00 1.5", ["frontEnd"]],
  ["2 100200 REF REFINISH RR BUMPER COVER 2.6", ["rearEnd"]],
  ["3 100300 GLS REMOVE/INSTALL WINDSHIELD 2.4", ["windshield"]],
  ["4 100400 BDY REMOVE/REPLACE R FRT COMBINATION LAMP 400.00 0.4", ["headlamp"]],
  ["40 AUTO L Windshield Mldg Remove / Body 0.3\nInstall", []],
  ["12 E 0123 Cover,Front Bumper Replace OEM 1234567890 $410.00 2.1 SM", ["frontEnd"]],
  ["13 RI 0345 Mirror,Door RT R & I Assembly 0.4 SM", ["doorOrMirror"]],
  ["14 I 0456 Panel,Quarter LT Repair 6.0 SM", ["rearEnd"]],
  ["15 E 0457 Molding,Windshield Replace OEM 123456 $20.00", []],
  ["16 L 0458 Cover,Rear Bumper Refinish 2.4 RF", ["rearEnd"]],
])("behind the part, %j stands for %j", (text, right) => {
  expect(found(text)).toEqual(right);
});

test.each([
  "Repl RT W/S pillar trim clip 113179500D 1 19.44",
  "43 R&I RT W'strip on body front door Incl.",
  "Repl RT Frt door w'strip",
  "Repl RT Door mldg",
  "R&I Glove box door",
  "R&I License plate door",
  "R&I RT Compartment door",
  "20 R&I Cowl grille 0.6",
  "Repl Hood emblem",
  "HOOD\n5 Repl LT Strut",
  "R&I RT Mirror glass",
  "R&I Mirror inside",
  "Repl Lift gate glass",
  "R&I Tail gate trim Incl.",
  "Repl LT Headlamp bulb",
  "Repl Battery tray",
  "Repl RT Seat belt retractor",
  "R&I Roof rail",
  "Repl RT Rocker molding",
  "FRONT SUSPENSION\n7 Repl RT Axle shaft",
  "ELECTRICAL\n7 Repl Rear body ECU",
  "52 HOOD\n59 * Algn RT Hinge 0.5",
  "70 * Algn RT Striker 0.2",
  "Algn Deck lid",
  "Refn Front bumper cover",
  "97 # Rpr Research DTC's 0.5 M",
  "87 # Rpr Set ride height calibration 1 0.1 M",
  "183 # Rpr Set up & initiate camera calibration procedure 1.0 M",
  "Deduct for Rear Bumper R&I -1.6",
  "Overlap Major Non-Adj. Panel -0.2",
  "23 Add for park sensor 0.6",
])("%j asks for nothing", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Adj.=Adjacent. Algn.=Align. ALU=Aluminum. Repl=Replace windshield",
  "CARE, CUSTODY, STORAGE, DEPRECIATION, BATTERY AND TIRE REPLACEMENT ARE NOTED WHEN APPLICABLE.",
  "Proper measuring and structural repair systems are required on today's vehicle",
  "Windshield Repair or Replacement is covered, deductible waived",
  "All removed parts (doors, seats) will be discarded",
  "Customer authorizes removal of airbag modules if required",
])("legal text orders nothing: %j", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Repl Windshield (deleted)",
  "Owner declines to replace windshield",
  "Replace windshield - customer refused",
  "Repl Windshield — previously done",
  "SUPPLEMENT SUMMARY\nDeleted Items\n4 * Repl Windshield 32244741 -1 -1,250.00 -2.5",
  "4 * Repl Windshield 32244741 -1 -1,250.00 -2.5",
])("what is not done is no repair: %j", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Windshield was replaced last year by another shop",
  "Replaced windshield 6 months ago",
  "If alignment is needed call customer",
  "Alignment not needed",
  "Alignment not touched",
  "Suspension was not disturbed, alignment unaffected",
  "Quote only: replace windshield",
  "Quote only - R&I windshield",
  "Replace windshield, quote only",
  "Recommend windshield replacement",
  "Recommended: replace windshield and R&I mirror",
  "Advised customer to replace windshield",
  "Possible windshield replacement",
  "May need windshield replacement",
  "Windshield might also need to be replaced",
  "Customer declined windshield and mirror replacement",
  "Replace windshield, customer declined",
  "Repl Windshield if damaged",
  "Repl Windshield if crack spreads",
  "R&I windshield if needed",
  "Replace windshield once approved",
  "Replace windshield - pending insurance approval",
  "Windshield replacement not approved",
  "Remplacer le pare-brise si nécessaire, windshield replacement recommandé",
  "Se recomienda windshield replacement",
  "Client a refusé windshield replacement",
  "Cliente rechazó windshield replacement",
])("what is not done now is no repair: %j", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["Replace windshield, recommend R&I mirror", ["windshield"]],
  ["Replaced windshield, customer declined mirror replacement", ["windshield"]],
  ["Customer declined mirror replacement, replace windshield", ["windshield"]],
  ["Recommended windshield replacement, customer approved", ["windshield"]],
  ["Possible leak at mirror, replace windshield", ["windshield"]],
  ["Recommend to replace mirror, replace windshield", []],
  ["Replaced windshield, not covered by insurance", ["windshield"]],
  ["4 Repl Windshield OEM recommended 1 402.00 2.1", ["windshield"]],
])("beside what is only thought of, %j orders %j", (text, right) => {
  expect(found(text)).toEqual(right);
});

test.each([
  ["[ ] Replace windshield", []],
  ["☐ R&I front bumper", []],
  ["( ) Grille replaced", []],
  ["R&I windshield [ ]", []],
  ["R&I windshield: No", []],
  ["Windshield replaced? No", []],
  ["Windshield replaced: Yes / No", []],
  ["Windshield replaced? Yes [ ] No [X]", []],
  ["[X] Replace windshield", ["windshield"]],
  ["☒ R&I front bumper", ["frontEnd"]],
  ["☑ Grille replaced", ["frontEnd"]],
  ["(x) R&I windshield", ["windshield"]],
  ["Windshield replaced: Yes", ["windshield"]],
  ["Windshield replaced? Yes [X] No [ ]", ["windshield"]],
  ["[ ] Replace windshield [X] R&I grille", ["frontEnd"]],
  ["1 R&I LT Fender liner 0.4\n[ ] Replace windshield", []],
])("only what is ticked on a form is ordered: %j stands for %j", (text, right) => {
  expect(found(text)).toEqual(right);
});

test("lines that a supplement adds count after those that it deletes", () => {
  expect(found("Deleted Items\n4 Repl Windshield -1 -90.00\nAdded Items\n5 Repl LT Headlamp assy 1 700.00")).toEqual([
    "headlamp",
  ]);
});

test("beside a table of lines, other text orders nothing", () => {
  const table = ["1 R&I LT Fender liner", "2 R&I RT Fender liner", "3 Repl Clip", "4 Repl Hood"].join("\n");

  expect(found(`Replaced windshield last year\n${table}`)).toEqual([]);
});

test("the shop's own keyword counts where the grammar sees no repair, and hides what the shop calls none", () => {
  expect(found("Repl Hood emblem", readingRules([own("hood emblem", "frontEnd")]))).toEqual(["frontEnd"]);
  expect(found("Repl Grille 1 20.00", readingRules([own("grille", null)]))).toEqual([]);
});

test("a repair that the shop does not ask about is not mentioned", () => {
  const { keywords, calibratedAfter } = readingRules();
  const others = keywords.filter(({ operation }) => operation !== "windshield");

  expect(found("Repl Windshield", { keywords: others, calibratedAfter })).toEqual([]);
});

test("the shop says after which work a repair asks for calibrations", () => {
  const rules = readingRules([], { frontEnd: ["removal", "refinish"], rearEnd: ["removal"], headlamp: [] });
  const read = (text: string) => found(text, rules);

  expect(read("Refn Front bumper cover")).toEqual(["frontEnd"]);
  expect(read("Rpr Front bumper cover")).toEqual([]);
  expect(read("Refn Rear bumper cover")).toEqual([]);
  expect(read("Repl LT Headlamp assy")).toEqual([]);
});

test("reading takes no longer than the length of the text says", () => {
  const rules = readingRules();

  expect(growth((size) => findMentions(busy(size), rules), 400)).toBeLessThan(2.5);
});
