import type { TextKey } from "@boresight/domain/texts/catalogue";
import type { Language } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";

const sentences: Readonly<Record<string, TextKey>> = {
  "order-received": "letters.textOrderReceived",
  "info-needed": "letters.textInfoNeeded",
  "order-cancelled": "letters.textOrderCancelled",
  "no-calibration": "letters.textNoCalibration",
  "estimate-sent": "letters.textEstimateSent",
  "estimate-approved": "letters.textEstimateApproved",
  "estimate-reminder": "letters.textEstimateReminder",
  "estimate-expired": "letters.textEstimateExpired",
  "estimate-declined": "letters.textEstimateDeclined",
  "supplement-sent": "letters.textSupplementSent",
  "appointment-confirmed": "letters.textAppointmentConfirmed",
  "appointment-requested": "letters.textAppointmentRequested",
  "appointment-cancelled": "letters.textAppointmentCancelled",
  "appointment-reminder": "letters.textAppointmentReminder",
  "appointment-changed": "letters.textAppointmentChanged",
  "no-show": "letters.textNoShow",
  "on-my-way": "letters.textOnMyWay",
  "running-late": "letters.textRunningLate",
  "vehicle-collected": "letters.textVehicleCollected",
  "vehicle-arrived": "letters.textVehicleArrived",
  "on-hold": "letters.textOnHold",
  "vehicle-ready": "letters.textVehicleReady",
  "message-received": "letters.textMessageReceived",
  "documents-ready": "letters.textDocumentsReady",
  "calibration-notice": "letters.textCalibrationNotice",
  "none-required": "letters.textNoneRequired",
  "po-reminder": "letters.textPoReminder",
  "invoice-sent": "letters.textInvoiceSent",
  "invoice-reminder": "letters.textInvoiceReminder",
  "invoice-overdue": "letters.textInvoiceOverdue",
  "invoice-voided": "letters.textInvoiceVoided",
  "credit-memo": "letters.textCreditMemo",
  "credit-memo-voided": "letters.textCreditMemoVoided",
  "payment-received": "letters.textPaymentReceived",
  statement: "letters.textStatement",
};

interface Told {
  template: string;
  order: string;
  /** When somebody who is on the way arrives; null where no time is known. */
  arrival: string | null;
}

/** What a text message says in place of its template's email, in one short sentence. */
export const sentenceOf = ({ template, order, arrival }: Told, language: Language): string =>
  (template === "on-my-way" || template === "running-late") && arrival !== null
    ? textIn(language, "letters.textOnMyWayAt", { order, time: arrival })
    : textIn(language, sentences[template] ?? "letters.textOfUpdate", { order });
