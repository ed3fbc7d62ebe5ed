import { t } from "@boresight/domain/texts/text";
import { intakeMethods, intakeWords, type IntakeMethod } from "@boresight/domain/intake/intake-method";
import { priorityWords } from "@boresight/domain/orders/service-order";

const isIntakeMethod = (key: string): key is IntakeMethod => Object.hasOwn(intakeWords, key);

export const intakeWord = (key: string): string => (isIntakeMethod(key) ? intakeWords[key] : key);

/** The same, as value and label. */
export const intakeChoices = intakeMethods.map((value) => ({ value, label: intakeWords[value] }));

const words: Readonly<Record<string, string>> = priorityWords;

export const priorityWord = (key: string): string => words[key] ?? key;

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
  key ? (shortWords[key] ?? otherWords[key] ?? key) : t("orders.toBeDetermined");

/** Returns an order's calibrations, each by its short name if it has one. */
export const calibrationWords = (types: readonly ({ key: string; name: string } | null)[]): string =>
  types.flatMap((type) => (type ? [shortWords[type.key] ?? type.name] : [])).join(" · ");

/** The calibrations that can be requested, as value and label. */
export const calibrationChoices = Object.entries(shortWords).map(([value, label]) => ({ value, label }));
