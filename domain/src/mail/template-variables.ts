import { editDistance } from "#texts/edit-distance.ts";
import { text } from "#texts/text.ts";

/** What an email template may say about an order: each variable with its label in the picker. */
export const templateVariables = {
  "customer.companyName": text("base.company"),
  "customer.firstName": text("base.firstName"),
  "contact.name": text("mail.nameOfWhoGetsIt"),
  "order.internalOrderNumber": text("base.orderNumber"),
  "order.repairOrderNumber": text("base.repairOrderNumber"),
  "order.poNumber": text("base.poNumber"),
  "order.statusLabel": text("mail.statusAsCustomersReadIt"),
  "order.url": text("mail.linkToTheOrder"),
  "order.estimatedCompletionDate": text("base.estimatedCompletion"),
  "order.holdReason": text("mail.whyItIsOnHold"),
  "order.cancellationReason": text("mail.whyItWasCancelled"),
  "order.missingItems": text("mail.whatWeNeed"),
  "vehicle.vehicleDescription": text("base.vehicle"),
  "vehicle.vinNumber": "VIN",
  "vehicle.vinLast8": text("mail.vinLast8"),
  "appointment.start": text("mail.appointmentDayAndTime"),
  "appointment.kind": text("mail.appointmentHowItGetsHere"),
  "appointment.facility": text("mail.appointmentWhere"),
  "appointment.address": text("mail.appointmentAddress"),
  "appointment.day": text("mail.appointmentDay"),
  "appointment.isRequested": text("mail.appointmentIsRequested"),
  "appointment.howToChange": text("mail.appointmentHowToChange"),
  "trip.arrival": text("mail.arrivalOfTrip"),
  "estimate.number": text("mail.estimateNumber"),
  "estimate.total": text("mail.estimateTotal"),
  "estimate.url": text("mail.linkToTheEstimate"),
  "estimate.validUntil": text("mail.estimateValidUntil"),
  "invoice.number": text("billing.numberOfInvoice"),
  "invoice.total": text("base.invoiceTotal"),
  "invoice.balance": text("mail.invoiceBalance"),
  "invoice.credit": text("mail.invoiceCredit"),
  "invoice.inDispute": text("mail.invoiceInDispute"),
  "invoice.toPay": text("mail.invoiceToPay"),
  "invoice.dueDate": text("mail.invoiceDueDate"),
  "invoice.url": text("mail.linkToTheInvoice"),
  "creditMemo.number": text("mail.creditMemoNumber"),
  "creditMemo.total": text("mail.creditMemoTotal"),
  "notice.number": text("mail.noticeNumber"),
  "notice.url": text("mail.linkToTheNotice"),
  "packet.url": text("mail.linkToThePacket"),
  "payment.amount": text("mail.paymentAmount"),
  "payment.invoices": text("mail.paymentInvoices"),
  "payment.open": text("mail.paymentOpen"),
  "facility.facilityName": text("base.location"),
  "facility.phone": text("mail.facilityPhone"),
  "facility.address": text("mail.facilityAddress"),
  "company.name": text("mail.ourName"),
  "user.displayName": text("mail.whoDidIt"),
  "message.text": text("mail.theMessage"),
} as const;

export type TemplateVariable = keyof typeof templateVariables;

/** The list that `{{#each}}` iterates over, and the variable of each iteration. */
export const templateList = "order.calibrations";
export const listVariable = "calibration.name";

export const isTemplateVariable = (name: string): name is TemplateVariable => Object.hasOwn(templateVariables, name);

/** Whether a text says something of the invoice, which only admins see among the staff. */
export const namesInvoice = (text: string): boolean => /\{\{[^}]*\binvoice\s*\./i.test(text);

/** Links may lead to these variables, besides literal addresses. */
export const isUrlVariable = (name: string): boolean => isTemplateVariable(name) && name.endsWith(".url");

/** Returns the known variable that was most likely meant: `order.number` is nearest to `order.poNumber`. */
export function nearestVariable(name: string): string {
  const known = [...Object.keys(templateVariables), templateList, listVariable];
  const distances = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }));
  return distances.reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest)).candidate;
}
