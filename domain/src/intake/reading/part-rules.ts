/** The parts of a car that calibrations ask about, in the words of `partWords` (handbook section 13). */

import type { PartRule } from "./part-rule.ts";
import { undercarriage } from "./undercarriage-rules.ts";

const bumper =
  /\b(bumper( (cover|foam|fascia|skin|reinforcement|absorber|beam|impact|bar|energy|face|upper|lower|valance))*|fascia|(impact|face) bar)\b/;
const doors = /\bdoor\b/;
const gates = /liftgate|tailgate|decklid|trunk|hatch/;
const outerPanel = /^((front |rear )?(outer|side) )*(panel|shell|skin)$/;
const inBumper =
  /^((energy|foam|impact|outer|inner|upper|lower|center) )*(absorber|reinforcement|beam|crossbeam|fascia|carrier|(crash|impact) (bar|beam|box))( (beam|bar|upper|lower|center|inner|outer))*$/;

/** A bumper in pieces is called by them alone: "Upper cover". */
const cover = /^((upper|lower|outer|main|front|rear) )*cover( (upper|lower|outer|main))*$/;
const parkSensor =
  /\b(park|parking|ultrasonic|sonar|bumper)( (assist|aid|distance|control))* sensor( (front|rear|inner|outer|center))*\b/;

/** Below a bumper's heading a sensor is called by its place. */
const inBumperSensor =
  /^((aid|alert|assist|center|clearance|corner|distance|front|inner|object|obstacle|outer|park|parking|proximity|rear|reverse|side) )*sensor( (aid|center|corner|inner|outer|side))*$/;

const glass: readonly PartRule[] = [
  {
    operation: "windshield",
    part: /\b(camera bracket|(front|forward|windshield|lane|departure|keep|adas|facing|collision|recognition|purpose|stereo|mono|eyesight|assist)( view)? camera( (module|unit|sensor|mount|mounting|bracket))*|camera (forward|front)( facing)?|rain( (and )?light)? sensor)\b/,
    not: /\b(rear|backup|reverse|surround|side|park|parking|curb)\b/,
    where: (section) => !/bumper|grille/.test(section),
  },
  {
    operation: "windshield",
    part: /\bwindshield( (acoustic|laminated|heated|solar|hud|tinted|green|insulated))*( glass)?\b/,
    not: /\b(rear|back)\b/,
    where: (section) => !/bumper|grille/.test(section),
  },
  {
    operation: "windshield",
    part: /\bcamera( (module|unit|sensor|mount|mounting|bracket))*\b/,
    not: /\b(driver|cabin|interior|occupant)\b/,
    where: (section) => /windshield|front glass/.test(section),
  },
  { operation: "windshield", part: /\bfront glass\b/, where: (section) => !/roof|door/.test(section) },
  {
    operation: "windshield",
    part: /^((laminated|acoustic|tinted|heated|solar) )*glass\b/,
    where: (section) => /^windshield|front glass/.test(section),
  },
];

const ends: readonly PartRule[] = [
  {
    operation: "rearEnd",
    part: /^((outer|inner|side|body) )*panel\b/,
    where: (section) => /^(quarter|side panel)/.test(section),
  },
  {
    operation: "frontEnd",
    part: /\bcamera( (module|unit|mount|mounting|bracket))*\b/,
    where: (section) => /front bumper|grille/.test(section),
  },
  { operation: "frontEnd", part: /\bcurb( view)? camera\b/, not: /\brear\b/ },
  { operation: "frontEnd", part: bumper, zone: "front" },
  { operation: "rearEnd", part: bumper, zone: "rear" },
  { operation: "rearEnd", part: /^rear outer( side)? panel\b/, where: (section) => !/door|gate|trunk/.test(section) },
  { operation: "rearEnd", part: /\bstep bumper\b/, not: /\bfront\b/ },
  { operation: "frontEnd", part: inBumper, zone: "front", where: (section) => /bumper/.test(section) },
  { operation: "rearEnd", part: inBumper, zone: "rear", where: (section) => /bumper/.test(section) },
  { operation: "frontEnd", part: cover, zone: "front", where: (section) => /bumper/.test(section) },
  { operation: "rearEnd", part: cover, zone: "rear", where: (section) => /bumper/.test(section) },
  { operation: "frontEnd", part: parkSensor, zone: "front" },
  { operation: "rearEnd", part: parkSensor, zone: "rear" },
  { operation: "frontEnd", part: inBumperSensor, zone: "front", where: (section) => /bumper/.test(section) },
  { operation: "rearEnd", part: inBumperSensor, zone: "rear", where: (section) => /bumper/.test(section) },
  {
    operation: "frontEnd",
    part: /\bgrille\b/,
    not: /\b(cowl|speaker|air|vent|defroster|rear|console|woofer|radio|dash|instrument)\b|\bsurround$/,
    where: (section) => !/instrument|cowl|interior|console|rear|audio|roof|door/.test(section),
  },
  {
    operation: "frontEnd",
    part: /\b(radar( (sensor|unit|module|mount|mounting|bracket|cover))*|(distance|cruise|acc|distronic|millimeter|range)( control)?( (sensor|radar|module|unit|mount|mounting|bracket))+)\b/,
    not: /\b(rear|blindspot|side|object|quarter)\b/,
    where: (section) => !/rear|quarter/.test(section),
  },
  {
    operation: "frontEnd",
    part: /\b(side|corner) (object )?radar( (sensor|unit|module|mount|mounting|bracket|cover))*\b/,
    where: (section) => /front bumper/.test(section),
  },
  {
    operation: "frontEnd",
    part: /\b(collision|object|precollision|proximity)( (detection|warning|avoidance|mitigation))* (sensor|radar|module|unit)( bracket)?\b/,
    not: /\b(rear|blindspot|side|quarter)\b/,
    where: (section) => /front bumper|grille/.test(section),
  },
  {
    operation: "frontEnd",
    part: /^((front|grille|bumper|cover|radar) )*(emblem|badge)\b/,
    where: (section) => section === "" || (/bumper|grille/.test(section) && !/rear/.test(section)),
  },
  { operation: "frontEnd", part: /\bgrille (emblem|badge|ornament|medallion)\b/, not: /\brear\b/ },
  {
    operation: "frontEnd",
    part: /^(\w+ ){0,2}(emblem|badge|ornament|medallion)$/,
    not: /\b(rear|hood|door|fender|liftgate|tailgate|decklid|side|bumper)\b/,
    where: (section) => /grille/.test(section) || /front bumper/.test(section),
  },
  {
    operation: "rearEnd",
    part: /\b(quarter( (inner|outer|side|body|upper|lower))*( panel)?|panel (outer |inner )?quarter|(bed|box|pickup|bedside)( (outer|inner))?( side)? panel|bedside|(bed|box) side( outer)?( panel)?|rear (body side|side( body)?) panel)\b/,
    not: /\b(glass|window)\b/,
  },
  {
    operation: "rearEnd",
    part: /^((outer|inner) )*(side )?panel\b/,
    not: /\bfront\b/,
    where: (section) => /^(pick ?up )?(box|bed)\b|^pickup$/.test(section),
  },
  {
    operation: "rearEnd",
    part: /\b((blindspot|bsm|bsd|rcta|sod|object|obstacle|lane change|cross traffic)( (detection|monitor|warning|side|control|assist|information))*( (radar|sensor|module|unit|mount|mounting|bracket))+|(rear|side|corner|quarter)( (side|corner|quarter|object))* radar( (sensor|unit|module|mount|mounting|bracket))*|radar( (sensor|unit|module|mount|mounting|bracket))*)\b/,
    not: /\bfront\b/,
    where: (section) => !/front|grille|fender|hood/.test(section),
  },
];

const openings: readonly PartRule[] = [
  {
    operation: "doorOrMirror",
    part: /\b(side( (repeater|view|surround|mirror))*|repeater) camera\b/,
    where: (section) => !/front bumper|grille|rear|gate|trunk/.test(section),
  },
  { operation: "doorOrMirror", part: /\bcamera\b/, where: (section) => /mirror|front door/.test(section) },
  {
    operation: "liftgate",
    part: /\bcamera( (module|unit|mount|mounting|bracket))*\b/,
    where: (section) => gates.test(section) || /rear/.test(section),
  },
  {
    operation: "liftgate",
    part: /^door( (outer|shell|skin|panel))*$/,
    where: (section, hasSide) => gates.test(section) && !hasSide,
  },
  {
    operation: "doorOrMirror",
    part: /\bdoor( (outer|shell|skin|panel))*\b/,
    not: /\b(headlamp|fuel|gas|filler|glovebox|compartment|license|console|access|storage|battery|airbag|ash|tank|garage|vent|heater|blend|temperature|mode|opening|intake|charge|charging|port)\b/,
  },
  { operation: "doorOrMirror", part: outerPanel, where: (section) => doors.test(section) },
  {
    operation: "doorOrMirror",
    part: /\bmirror( (housing|head|arm head))?\b/,
    not: /\b(inside|interior|vanity|day|night|visor|glass)\b/,
  },
  { operation: "liftgate", part: /\b(liftgate|tailgate|hatch|decklid)( (shell|outer|panel|skin))*\b/ },
  {
    operation: "liftgate",
    part: /^(((outer|side|lid|gate) )*(panel|shell|skin)|((upper|lower) )?(lid|gate))$/,
    where: (section) => gates.test(section),
  },
  {
    operation: "liftgate",
    part: /\b(rear|backup|rearview|reverse|park|parking|liftgate|tailgate|decklid)( (view|vision|facing|handle))* camera( (module|unit|mount|mounting|bracket))*\b/,
  },
];

const body: readonly PartRule[] = [
  {
    operation: "structural",
    part: /\b(roof( (side|outer|inner))* rail|drip rail|roof side( (outer|inner))? (panel|frame))( (panel|rail|reinforcement|inner|outer|front|rear|section|end))*\b/,
    not: /\b(rack|luggage|cargo|crossbar|ladder|airbag|curtain|black|silver|satin|bright|gloss|painted|gray|grey)\b/,
    where: (section) => !/luggage|rack|cargo/.test(section),
  },
  {
    operation: "structural",
    part: /\b((frame|side|front|rear|body|main|lower|upper|inner|outer|apron|chassis)( side)? (rail|member)|sidemember|unibody|side frame|apron|tie bar|(strut|shock|spring) tower|pillar|rocker|floor|frame (horn|end|section)|crush (tip|can|box)|cowl side|wheelhouse|(radiator|core)( core)? support|(front end|lock|module) carrier|(rear body|lower back|rear end|tail) panel|rear body|uniside|body side|cab (side|corner)|aperture|(body |rocker |side )(outer |inner )?sill|outer sill)( (panel|pan|rail|side|sill|member|reinforcement|inner|outer|upper|lower|front|rear|center|extension|section|brace|gusset|crossmember|end))*\b/,
    not: /\b(roof|drip|curtain|seat|luggage(?!( compartment)? floor)|airbag|console|trim|door|rack|(load|cargo|false) floor)\b/,
    where: (section) => !/^(pick ?up|box|bed)\b|luggage|rack/.test(section),
  },
  {
    operation: "structural",
    part: /^((inner|outer|upper|lower|front|rear|frame) )*rail( (end|extension|section|tip|inner|outer|upper|lower|front|rear))*$/,
    where: (section) => section === "" || /^fender|inner structure/.test(section),
  },
  {
    operation: "structural",
    part: /^((upper|lower|side|center|front) )*support( (upper|lower|side|center))*$/,
    where: (section) => /(radiator|core) support/.test(section),
  },
  {
    operation: "structural",
    part: /^((full |vehicle |ladder |chassis )?frame( assembly)?|sway|sag|mash|diamond|twist)$/,
    where: (section) => section === "" || /frame|chassis|structur/.test(section),
  },
  {
    operation: "structural",
    part: /^((inner|outer|upper|lower|front|rear|center|side|end|back) )*(rail|reinforcement|panel|member|frame)( (end|extension|section))*$/,
    where: (section) =>
      /pillar|rocker|frame|structur|uniside|rear body|(rear|back) panel|unibody|underbody/.test(section),
  },
];

const inside: readonly PartRule[] = [
  {
    operation: "restraints",
    part: /\b(sensor|(diagnostic|control) (unit|module)|curtain|inflator)\b/,
    where: (section) => /restraint|airbag|srs/.test(section),
  },
  {
    operation: "restraints",
    part: /\b(airbag( (module|unit|inflator|curtain|control|diagnostic|sensor|computer|ecu))*|(srs|restraint|sdm)( (control|system|diagnostic|airbag))* (module|sensor|unit|computer|ecu|controller)|(impact|crash|ocs|ods) sensor|clockspring|(driver|passenger|knee|side) inflator( module)?|inflatable curtain|curtain shield|sdm|(sir|rcm|acm|orc) module|occupant( (classification|detection|sensing|presence))* (sensor|module|unit|mat))\b/,
    not: /\b(cable|label|cover|belt)\b/,
  },
  {
    operation: "restraints",
    part: /\bseat( (back|weight|occupant|cushion))*( sensor)?\b/,
    not: /\b(rear|third|second|2nd|3rd|row|child|car|valve|spring)\b/,
    where: (section) => !/rear|third|second/.test(section),
  },
  {
    operation: "restraints",
    part: /^(front )?(seat )?(bottom )?cushion\b/,
    where: (section) => /\bseat\b/.test(section) && !/rear|third|second/.test(section),
  },
];

const electrical: readonly PartRule[] = [
  {
    operation: "headlamp",
    part: /\b(headlamp( (lens )?housing)?|front( combination)? (lamp|light)( (cluster|group|unit|housing))*)\b/,
    not: /\b(washer|switch|wiper|otherlamp|side|fender|bar)\b/,
  },
  {
    operation: "headlamp",
    part: /\bcombination lamp\b|^lens housing$/,
    where: (section) => /front lamp|headlamp/.test(section),
  },
  {
    operation: "battery",
    part: /\bbattery\b/,
    not: /\b(key|remote|fob|test|state|charge|charger|hv|cell|transmitter)\b/,
  },
];

/** Of rules that end at the same word the first holds. */
export const partRules: readonly PartRule[] = [
  ...glass,
  ...ends,
  ...openings,
  ...undercarriage,
  ...body,
  ...inside,
  ...electrical,
].map((rule) => ({ ...rule, part: new RegExp(rule.part, "g") }));
