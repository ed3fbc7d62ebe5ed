// How shops write work on parts: other verbs, parts that are named after small ones, and places instead of headings.
import { expect, test } from "vitest";
import { readingRules } from "../../../test/reading-rules.ts";
import { findMentions } from "./operations.ts";

const rules = readingRules();

const found = (text: string) =>
  findMentions(
    text.split("\n").map((line) => ({ page: 1, text: line })),
    rules,
  ).map(({ operation }) => operation);

test.each([
  ["9 OH Front bumper 2.4", ["frontEnd"]],
  ["LKQ RT front door assy 1 450.00 3.2", ["doorOrMirror"]],
  ["Detach & reattach front bumper", ["frontEnd"]],
  ["Disassemble front bumper", ["frontEnd"]],
  ["Re-hung RT front door", ["doorOrMirror"]],
  ["Taking off rear bumper", ["rearEnd"]],
  ["PDR right quarter panel", ["rearEnd"]],
  ["Battery was unhooked", ["battery"]],
  ["Battery disc/reconn", ["battery"]],
  ["Rpl w/shld", ["windshield"]],
  ["R&R wind shield", ["windshield"]],
  ["R&R RF headlite", ["headlamp"]],
  ["Set-up on bench and measure", ["structural"]],
  ["16 Rpr RT Rail 2.0 F", ["structural"]],
  ["FRONT SUSPENSION\nRepl LT Lower cntrl arm", ["alignment"]],
  ["Replaced EPS rack", ["alignment"]],
  ["Replaced windshield - acoustic HUD glass", ["windshield"]],
  ["Section left rear quarter @ sail panel", ["rearEnd"]],
  ["Headlamp Assembly R&R - Left Side 0.8", ["headlamp"]],
  ["Authorized: Replace windshield (FW04562GTYN)", ["windshield"]],
  ["Approved work: R&R front bumper", ["frontEnd"]],
  ["3 Authorized: Replace windshield", ["windshield"]],
  ["Authorized to replace: Windshield FW05134GTY (1)", ["windshield"]],
])("%j asks for %j", (text, operations) => {
  expect(found(text)).toEqual(operations);
});

test.each([
  "Not authorized: replace windshield",
  "Not authorized to replace: windshield",
  "You are authorized to replace parts of the windshield",
  "Authorized by: replace windshield crew",
  "Check wheel alignment only if pulling",
  "MC Message\n07 STRUCTURAL PART AS IDENTIFIED BY I-CAR\n10 WHEEL ALIGNMENT NOT INCLUDED",
  "Sublet calib – fwd camera dynamic 250.00",
  "Repl license plate bracket front bumper",
  "Replace hybrid battery cooling fan filter",
  "Replace mirror turn signal",
  "Airbag light bulb replaced",
  "Windshield replaced elsewhere",
  "R/I L qtr gls",
  "R&I RV mirror",
  "Vinyl decal RT door replaced",
  "VOID line 3 replace LF door",
  "2 ~~Repl Windshield 1 400.00 2.2~~",
  "R&I Roof rail",
])("%j asks for nothing", (text) => {
  expect(found(text)).toEqual([]);
});

test("what is aligned is the part that stands before it", () => {
  expect(found("Hood replaced and aligned")).toEqual([]);
  expect(found("Replaced both front struts and aligned")).toEqual(["alignment"]);
});

test("parts are listed with & in sentences too", () => {
  expect(found("Replace passenger airbag & dash panel")).toEqual(["restraints"]);
  expect(found("Replaced rain & light sensor")).toEqual(["windshield"]);
});

test.each([
  ["Replaced surround camera in grille", ["frontEnd"]],
  ["Replaced radar behind the rear bumper", ["rearEnd"]],
  ["Repl Emblem on tailgate", []],
])("without a heading the place counts: %j", (text, operations) => {
  expect(found(text)).toEqual(operations);
});

test.each([
  ["C1A12 VERTICAL MISALIGNMENT OF DISTANCE SENSOR stored", ["faultCode"]],
  ["Scan shows 4 codes stored in ADAS module", ["faultCode"]],
  ["Scan shows 0 codes stored in ADAS module", []],
])("%j has the fault codes %j", (text, operations) => {
  expect(found(text)).toEqual(operations);
});

test.each([
  ["Repairs performed (check all):\n[x] Windshield  [ ] Front bumper  [x] Rear bumper", ["windshield", "rearEnd"]],
  [
    "Parts removed: [x] Front bumper [ ] Grille\n[x] R&I LT mirror\n[x] Rear bumper",
    ["frontEnd", "rearEnd", "doorOrMirror"],
  ],
  ["Repairs performed:\nNone\nPhotos of:\n[x] Windshield", []],
  ["Damaged parts:\n[x] Windshield", []],
  ["Work not performed:\n[x] Windshield", []],
  ["To be calibrated:\n[x] Windshield camera", []],
])("of a form %j says that %j was done", (text, operations) => {
  expect(found(text).toSorted()).toEqual(operations.toSorted());
});
