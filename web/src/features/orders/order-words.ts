import { t } from "@boresight/domain/texts/text";
import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";

/** The intake methods, in words. */
export const intakeWords: Record<IntakeMethod, string> = {
  dropOff: t("base.dropOff"),
  pickup: t("base.pickup"),
  tow: t("base.tow"),
  mobile: t("orders.mobileCallOut"),
};

const isIntakeMethod = (key: string): key is IntakeMethod => Object.hasOwn(intakeWords, key);

export const intakeWord = (key: string): string => (isIntakeMethod(key) ? intakeWords[key] : key);

/** The same, as value and label. */
export const intakeChoices = intakeMethods.map((value) => ({ value, label: intakeWords[value] }));

/** The priorities, as value and label. */
export const priorityChoices = [
  { value: "normal", label: t("orders.normal") },
  { value: "rush", label: t("orders.rush") },
  { value: "waiting", label: t("orders.customerIsWaiting") },
];

export const priorityWord = (key: string): string => priorityChoices.find(({ value }) => value === key)?.label ?? key;

const shortWords: Record<string, string> = {
  "CAL-FCAM-S": t("orders.frontCameraStatic"),
  "CAL-FCAM-D": t("orders.frontCameraDynamic"),
  "CAL-FCAM-SD": t("orders.frontCameraStaticDynamic"),
  "CAL-FRAD": t("orders.frontRadar"),
  "CAL-FCRN": t("orders.frontCornerRadar"),
  "CAL-RCRN": t("orders.rearCornerRadar"),
  "CAL-SVM": t("orders.surroundView"),
  "CAL-RCAM": t("orders.rearCamera"),
  "CAL-LKA": t("orders.laneKeepAssist"),
  "CAL-PARK": t("orders.parkAssist"),
  "CAL-NV": t("orders.nightVision"),
  "CAL-LIDAR": t("orders.lidar"),
  "CAL-AFS": t("orders.adaptiveHeadlamps"),
  "CAL-DMS": t("orders.driverMonitoring"),
  "CAL-HUD": t("orders.headUpDisplay"),
  multiple: t("orders.severalCalibrations"),
};

/** Work that is not requested by itself, but found necessary. */
const otherWords: Record<string, string> = {
  "RST-SAS": t("orders.steeringAngle"),
  "RST-YAW": t("orders.yawRate"),
  "RST-OCS": t("orders.occupantClassification"),
  "RST-TPMS": t("orders.tirePressure"),
  "ALN-4W": t("orders.wheelAlignment"),
  "ALN-CHK": t("orders.alignmentCheck"),
};

export const calibrationWord = (key: string | null | undefined): string =>
  key ? (shortWords[key] ?? otherWords[key] ?? key) : t("orders.notChosenYet");

/** Returns an order's calibrations, each by its short name if it has one. */
export const calibrationWords = (types: readonly ({ key: string; name: string } | null)[]): string =>
  types.flatMap((type) => (type ? [shortWords[type.key] ?? type.name] : [])).join(" · ");

/** The calibrations that can be requested, as value and label. */
export const calibrationChoices = Object.entries(shortWords).map(([value, label]) => ({ value, label }));
