// Parts as estimates name them under their headings, and which of them a calibration shop must know of.
import { expect, test } from "vitest";
import { readingRules } from "../../../test/reading-rules.ts";
import { findMentions } from "./operations.ts";

const rules = readingRules([{ operation: "frontEnd", keyword: "fascia delantera", countsWith: "removal" }]);

const found = (heading: string, row: string) =>
  findMentions(
    [heading, row].map((text) => ({ page: 1, text })),
    rules,
  ).map(({ operation }) => operation);

test.each([
  ["FRONT BUMPER", "Repl Energy absorber", "frontEnd"],
  ["FRONT BUMPER", "Repl Face bar", "frontEnd"],
  ["FRONT BUMPER", "Repl Reinforcement beam", "frontEnd"],
  ["FRONT BUMPER", "Repl Bumper cover emblem", "frontEnd"],
  ["FRONT BUMPER", "Repl Radar mount bracket", "frontEnd"],
  ["REAR BUMPER", "Repl LT Radar bracket", "rearEnd"],
  ["REAR BUMPER", "Repl LT Side blind zone module", "rearEnd"],
  ["REAR BUMPER", "Repl RCTA sensor", "rearEnd"],
  ["FRONT SUSPENSION", "Repl K-frame", "alignment"],
  ["FRONT SUSPENSION", "R&I LT Sub-frame", "alignment"],
  ["FRONT SUSPENSION", "R&I LT Rack and pinion", "alignment"],
  ["FRONT SUSPENSION", "Repl Transverse link", "alignment"],
  ["FRONT SUSPENSION", "Repl Compression rod", "alignment"],
  ["FRAME", "Repl Crush tip", "structural"],
  ["RESTRAINT SYSTEMS", "Repl Side curtain", "restraints"],
  ["RESTRAINT SYSTEMS", "Repl SDM", "restraints"],
  ["RESTRAINT SYSTEMS", "Repl Spiral cable", "restraints"],
  ["FRONT LAMPS", "R&I LT H/lamp", "headlamp"],
  ["FRONT LAMPS", "Repl LT Lens & housing", "headlamp"],
  ["REAR BODY & FLOOR", "Repl LT Floor side member", "structural"],
  ["SEATS & TRACKS", "R&I RT Seat bottom cushion", "restraints"],
  ["WINDSHIELD", "Repl Rain & light sensor", "windshield"],
  ["FRAME", "Repl LT Frame end", "structural"],
  ["FRAME", "# Unitized body setup 2.0", "structural"],
  ["REAR BUMPER", "Repl Reinforcement", "rearEnd"],
  ["MISCELLANEOUS OPERATIONS", "Repl Step bumper", "rearEnd"],
  ["GRILLE", "Repl Emblem (Honda)", "frontEnd"],
  ["GRILLE", "Repl Medallion", "frontEnd"],
  ["GRILLE", "R&I Front view camera module", "frontEnd"],
  ["WINDSHIELD", "Repl Glass w/rain sensor", "windshield"],
  ["WINDSHIELD", "R&I Stereo camera assy", "windshield"],
  ["WINDSHIELD", "Repl Lane departure camera unit", "windshield"],
  ["WINDSHIELD", "Repl Windshield - requires recalibration 1 402.00 2.1", "windshield"],
  ["WINDSHIELD", "R&I Front camera for calibration 0.3", "windshield"],
  ["FRONT DOOR", "Repl LT Outer panel 1 266.00 6.1 2.4", "doorOrMirror"],
  ["REAR DOOR", "Repl LT Skin", "doorOrMirror"],
  ["REAR DOOR", "Repl LT Door panel", "doorOrMirror"],
  ["TRUNK LID", "Repl Lid", "liftgate"],
  ["LIFT GATE", "Repl Outer panel", "liftgate"],
  ["PICK UP BOX", "Repl RT Outer side panel", "rearEnd"],
  ["CENTER PILLAR & ROCKER", "Repl LT Reinforcement", "structural"],
  ["CENTER PILLAR & ROCKER", "Repl LT Center pillar reinf (UHSS)", "structural"],
  ["FENDER", "Repl LT Apron/rail assy", "structural"],
  ["REAR BODY", "Repl Lower back panel", "structural"],
  ["STEERING GEAR & LINKAGE", "135 Repl Gear assy 1 1,101.00 3.4 M", "alignment"],
  ["STEERING COLUMN", "R&I Column assy", "alignment"],
  ["FRONT SUSPENSION", "Repl LT Air spring", "alignment"],
  ["REAR SUSPENSION", "Repl RT Toe link", "alignment"],
  ["REAR SUSPENSION", "Repl RT Camber arm", "alignment"],
  ["RESTRAINT SYSTEMS", "Repl Passenger occupant sensor", "restraints"],
  ["FRONT LAMPS", "# Aim headlamps 0.5", "headlamp"],
  ["FRONT LAMPS", "Algn Aim headlamps 0.5", "headlamp"],
  ["Front Lamps", "9 210302 Headlamps Check / Adjust Body 0.4", "headlamp"],
  ["Rear Body", "13 E 0402 Lid,Trunk Replace OEM 64401 $560.00 1.2", "liftgate"],
  ["Suspension", "16 E 0502 Arm,Lower Control Frt LT Replace OEM 48069 $188.00 1.2", "alignment"],
  ["FRONT BUMPER", "Repl Front camera bracket", "frontEnd"],
  ["Front Bumper", "5 E 0014 Radar Sensor,Cruise Control Replace OEM 88210 $902.00 0.5", "frontEnd"],
  ["ROCKER & PILLARS", "Rpr LT Hinge pillar 2.0", "structural"],
  ["RESTRAINT SYSTEMS", "Repl Air bag ECU", "restraints"],
  ["FRAME", "# Pull & square rear body 2.0", "structural"],
  ["FRAME", "# Pull time 1.0", "structural"],
])("under %s %j stands for %s", (heading, row, operation) => {
  expect(found(heading, row)).toEqual([operation]);
});

test.each([
  ["FRONT BUMPER", "# Repl Prep unprimed bumper"],
  ["FRONT BUMPER", "Repl Active grille shutter"],
  ["FRONT BUMPER", "Repl Bumper adhesion promoter"],
  ["FRONT BUMPER", "# Replace clips front bumper 10 25.00"],
  ["FRONT BUMPER", "# Punch holes for park sensors 0.3"],
  ["FRONT LAMPS", "Repl LT Repair bracket kit headlamp"],
  ["FRONT LAMPS", "Repl RT Headlamp ballast"],
  ["WINDSHIELD", "Subl Windshield chip repair 1 75.00"],
  ["WINDSHIELD", "Repl Windshield header molding"],
  ["WINDSHIELD", "Subl Front camera (static calibration) 1 350.00"],
  ["FRONT DOOR", "Repl RT Door check"],
  ["FRONT DOOR", "Repl LT Intrusion beam"],
  ["FRONT DOOR", "Rpr LT Outer panel"],
  ["FRONT DOOR", "R&I LT Door panel 0.4"],
  ["FRONT DOOR", "# Remove decals & adhesive LT door 0.5"],
  ["SEATS & TRACKS", "R&I RT Rear seat cushion"],
  ["SEATS & TRACKS", "Repl RT Seat track"],
  ["REAR SEAT", "R&I RT Seat assy"],
  ["SEATS & TRACKS", "R&I 2nd row seat"],
  ["MISCELLANEOUS OPERATIONS", "# E-coat removal quarter panel 0.4"],
  ["RESTRAINT SYSTEMS", "Repl Passenger air bag door"],
  ["ELECTRICAL", "Repl Battery hold down"],
  ["REAR LAMPS", "R&I LT Lamp assy liftgate"],
  ["REAR LAMPS", "Repl LT Lens & housing"],
  ["ROCKER & PILLARS", "R&I LT Trim panel center pillar"],
  ["MISCELLANEOUS OPERATIONS", "# Repl Cover interior and protect seats"],
  ["MISCELLANEOUS OPERATIONS", "# Rpr Mask for overspray doors & glass 0.5"],
  ["MISCELLANEOUS OPERATIONS", "# Hazardous waste removal 1 5.00"],
  ["MISCELLANEOUS OPERATIONS", "# Color tint bumper 0.5"],
])("under %s %j asks for nothing", (heading, row) => {
  expect(found(heading, row)).toEqual([]);
});

test.each([
  ["Aligner les roues", "alignment"],
  ["Parallélisme des roues", "alignment"],
  ["Se alineó el vehículo", "alignment"],
  ["Aim headlights", "headlamp"],
  ["Unibody pulled on bench", "structural"],
  ["Codes: U0415, C1234", "faultCode"],
  ["U0126 stored", "faultCode"],
  ["DTC C1A67 set", "faultCode"],
  ["Pre-scan: 12 DTCs", "faultCode"],
  ["Windshield replaced by glass company on 3/4", "windshield"],
  ["Tie rods replaced both sides", "alignment"],
  ["Took off front bumper", "frontEnd"],
  ["New LF mirror", "doorOrMirror"],
  ["Hung new LF door", "doorOrMirror"],
  ["Changed windshield", "windshield"],
  ["Rplc windshield", "windshield"],
  ["Dropped engine cradle", "alignment"],
  ["Larger tires installed", "rideHeight"],
  ["Vehicle lowered", "rideHeight"],
  ["Calibrate camera after windshield replacement", "windshield"],
  ["ADAS calibration required post windshield replacement", "windshield"],
  ["Réglage des phares", "headlamp"],
  ["Cambiar la fascia delantera", "frontEnd"],
])("in a repair order %j stands for %s", (row, operation) => {
  expect(found("", row)).toEqual([operation]);
});

test.each([
  "Aligner le capot",
  "Alinear la puerta",
  "Adjust fog lamps",
  "Paint code: B1234",
  "Vehicle lifted on hoist",
  "Ride height within spec",
  "Cleared DTCs",
  "Rear bumper cover was replaced at a previous shop",
])("in a repair order %j asks for nothing", (row) => {
  expect(found("", row)).toEqual([]);
});
