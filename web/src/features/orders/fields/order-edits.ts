/** What people changed on an order, as sentences. */
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import type { FieldEdit } from "@boresight/domain/base/errors";
import { isOrderField, nounOf, orderField, type OrderField } from "@boresight/domain/orders/order-fields";
import type { FieldKind } from "@boresight/domain/base/record";
import EditOutlined from "~icons/ic/outline-edit";
import PersonOutlined from "~icons/ic/outline-person";
import type { TimelineEntry } from "#ui/layout/timeline.tsx";
import { momentWords } from "#ui/time/zone-times.ts";
import { calibrationWord, intakeWord, priorityWord } from "#features/orders/order-words.ts";

interface EditedField {
  noun: string;
  /** How a value of the field is displayed; moments in the facility's time zone. */
  words: (value: string, timeZone: string) => string;
  /** A verb other than "changed". */
  deed?: (who: string, before: string, after: string) => string;
}

const plain = (value: string) => value;
const wordsByKind: Readonly<Partial<Record<FieldKind, EditedField["words"]>>> = {
  text: (value) => `“${value}”`,
  money: (value) => formatCents(Number(value)),
  miles: (value) => t("base.milesMi", { miles: Number(value).toLocaleString(localeTag()) }),
  percent: (value) => `${value}%`,
  moment: (value, timeZone) => momentWords(timeZone, value),
  flag: (value) => (value === "true" ? t("orders.valueYes") : t("orders.valueNo")),
};

const wordsByField: Readonly<Partial<Record<OrderField, EditedField["words"]>>> = {
  intakeMethod: intakeWord,
  priority: (value) => priorityWord(value).toLowerCase(),
};

const deeds: Readonly<Partial<Record<OrderField, EditedField["deed"]>>> = {
  rideHeightModified: notedRideHeight,
  assignedTechnicianId: assigned,
};

/** Fields with mutations of their own. */
const others: Readonly<Record<string, EditedField>> = {
  calibrationType: { noun: t("orders.fieldCalibration"), words: calibrationWord },
  rideHeightDecision: { noun: t("orders.fieldRideHeightDecision"), words: plain },
};

function editedField(field: string): EditedField {
  if (!isOrderField(field)) return others[field] ?? { noun: field, words: plain };
  const deed = deeds[field];
  return {
    noun: nounOf(field),
    words: wordsByField[field] ?? wordsByKind[orderField(field).kind] ?? plain,
    ...(deed && { deed }),
  };
}

export const editEntry = (edit: FieldEdit, timeZone: string): TimelineEntry => ({
  id: edit.id,
  icon: edit.field === "assignedTechnicianId" ? PersonOutlined : EditOutlined,
  tone: "grey",
  sentence: editSentence(edit, timeZone),
  moment: edit.at,
});

export const editSentence = (edit: FieldEdit, timeZone: string): string =>
  edit.by ? deedOf(edit.by, edit, timeZone) : outcomeOf(edit, timeZone);

/** The current value, in words. */
export const valueNow = (edit: FieldEdit, timeZone: string): string =>
  worded(edit, timeZone).after || t("orders.noValue");

/** Returns `Ada changed PO number from 12 to 14`. */
function deedOf(who: string, edit: FieldEdit, timeZone: string): string {
  const { noun, before, after, deed } = worded(edit, timeZone);
  if (deed) return deed(who, before, after);
  if (!after) return t("orders.whoRemovedField", { who, field: noun, value: before });
  return before
    ? t("orders.whoChangedField", { who, field: noun, before, after })
    : t("orders.whoSetField", { who, field: noun, value: after });
}

/** The same for an automatic change. */
function outcomeOf(edit: FieldEdit, timeZone: string): string {
  const { noun, before, after } = worded(edit, timeZone);
  const change = [before || t("orders.noValue"), after || t("orders.noValue")].join(" → ");
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${change}`;
}

function worded({ field, before, after }: FieldEdit, timeZone: string) {
  const edited = editedField(field);
  const words = (value: string | null) => (value ? edited.words(value, timeZone) : "");
  return { ...edited, before: words(before), after: words(after) };
}

function assigned(who: string, before: string, after: string): string {
  if (!after) return t("orders.whoUnassigned", { who, name: before });
  return before ? t("orders.whoReassigned", { who, before, after }) : t("orders.whoAssigned", { who, name: after });
}

function notedRideHeight(who: string, _before: string, after: string): string {
  return after === t("orders.valueYes") ? t("orders.whoNotedModified", { who }) : t("orders.whoNotedFactory", { who });
}
