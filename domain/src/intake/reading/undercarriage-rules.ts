/** Suspension, steering and what carries them, in the words of `partWords`. */
import type { PartRule } from "./part-rule.ts";

export const undercarriage: readonly PartRule[] = [
  {
    operation: "alignment",
    part: /\b((control|lateral|trailing|suspension|locating|wishbone|track|radius|toe|camber) (arm|link)|(track|panhard) (bar|rod)|(idler|pitman) arm|wishbone|knuckle|spindle|ball joint|tie rod( end)?|(steering|rack|eps)( (rack|gear|column|knuckle|pinion|box))+|rack pinion|subframe|(k|engine|suspension) frame|crossmember|cradle|suspension|wheel (bearing|hub)|hub( bearing| wheel)*|bearing hub|(coil|leaf|air) spring|rear axle( beam| housing)?|axle (beam|housing)|(torsion|twist) beam)\b/,
    not: /\b(radiator|roof|floor|sway|cap|nut|boot|seal|shield|shaft|stabilizer)\b/,
    where: (section) => !/bumper|hood|gate|trunk|decklid|hatch/.test(section),
  },
  {
    operation: "alignment",
    part: /\b((drag|center|transverse) link( arm)?|(compression|tension|radius|strut) rod|torsion bar)\b/,
    where: (section) => section === "" || /suspension|steering/.test(section),
  },
  {
    operation: "alignment",
    part: /^((power|electric|eps|manual|steering) )*(rack|column|gear|gear box)( (power|electric|eps|manual|rack|pinion|unit))*$/,
    where: (section) => /steering/.test(section),
  },
  {
    operation: "alignment",
    part: /^((front|rear|upper|lower|center|lateral|link|toe|fore|aft) )*(arm|spring|axle|hub|bearing|carrier|(wheel|spindle|hub|axle) carrier|(upper|lower|swing|fore|aft|guide|thrust|traction|tension|compression|transverse|integral|spring|semi|leading|rear|assist|blade|suspension|lateral|support) (link|arm|rod|strut))( (front|rear|upper|lower|inner|outer))*$/,
    where: (section) => /suspension/.test(section),
  },
  {
    operation: "alignment",
    part: /^((front|rear|hydraulic|adaptive|air) )*damper( unit)?$/,
    where: (section) => /suspension/.test(section),
  },
  {
    operation: "alignment",
    part: /\b(strut|shock( absorber)?|(upper|lower) arm)\b/,
    not: /\b(tower|lift|gate|hatch|hood|support|liftgate|decklid|tailgate|bumper|wiper|mirror|mount|boot|bearing)\b/,
    where: (section) => !/hood|trunk|lid|gate|deck|hatch|bumper|roof|wiper/.test(section),
  },
];
