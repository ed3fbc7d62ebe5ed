import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";

/** The intake methods, in words. */
export const intakeWords: Record<IntakeMethod, string> = {
  dropOff: "Drop-off",
  pickup: "Pickup",
  tow: "Tow",
  mobile: "Mobile call-out",
};

const isIntakeMethod = (key: string): key is IntakeMethod => Object.hasOwn(intakeWords, key);

export const intakeWord = (key: string): string => (isIntakeMethod(key) ? intakeWords[key] : key);

/** The same, as value and label. */
export const intakeChoices = intakeMethods.map((value) => ({ value, label: intakeWords[value] }));

/** The priorities, as value and label. */
export const priorityChoices = [
  { value: "normal", label: "Normal" },
  { value: "rush", label: "Rush" },
  { value: "waiting", label: "Customer is waiting" },
];

export const priorityWord = (key: string): string => priorityChoices.find(({ value }) => value === key)?.label ?? key;

const shortWords: Record<string, string> = {
  "CAL-FCAM-S": "Front camera, static",
  "CAL-FCAM-D": "Front camera, dynamic",
  "CAL-FCAM-SD": "Front camera, static + dynamic",
  "CAL-FRAD": "Front radar",
  "CAL-FCRN": "Front corner radar",
  "CAL-RCRN": "Rear corner radar",
  "CAL-SVM": "Surround view",
  "CAL-RCAM": "Rear camera",
  "CAL-LKA": "Lane-keep assist",
  "CAL-PARK": "Park assist",
  "CAL-NV": "Night vision",
  "CAL-LIDAR": "Lidar",
  "CAL-AFS": "Adaptive headlamps",
  "CAL-DMS": "Driver monitoring",
  "CAL-HUD": "Head-up display",
  multiple: "Several calibrations",
};

export const calibrationWord = (key: string | null | undefined): string =>
  key ? (shortWords[key] ?? key) : "Not chosen yet";

/** Returns an order's calibrations, each by its short name if it has one. */
export const calibrationWords = (types: readonly ({ key: string; name: string } | null)[]): string =>
  types.flatMap((type) => (type ? [shortWords[type.key] ?? type.name] : [])).join(" · ");

/** The calibrations that can be requested, as value and label. */
export const calibrationChoices = Object.entries(shortWords).map(([value, label]) => ({ value, label }));

interface Person {
  companyName: string;
  firstName: string;
  lastName: string;
}

/** Returns the company, or else the contact's name. */
export const customerName = ({ companyName, firstName, lastName }: Person): string =>
  companyName || `${firstName} ${lastName}`.trim();
