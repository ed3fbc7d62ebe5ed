import { t } from "#texts/text.ts";

/** What an email template may say about an order: each variable with its label in the picker. */
export const templateVariables = {
  "customer.companyName": t("customers.company"),
  "customer.firstName": t("mail.firstName"),
  "contact.name": t("mail.nameOfWhoGetsIt"),
  "order.internalOrderNumber": t("mail.orderNumber"),
  "order.repairOrderNumber": t("base.repairOrderNumber"),
  "order.poNumber": t("base.poNumber"),
  "order.statusLabel": t("mail.statusAsCustomersReadIt"),
  "order.url": t("mail.linkToTheOrder"),
  "order.estimatedCompletionDate": t("mail.estimatedCompletion"),
  "order.holdReason": t("mail.whyItIsOnHold"),
  "order.cancellationReason": t("mail.whyItWasCancelled"),
  "order.missingItems": t("mail.whatWeNeed"),
  "vehicle.vehicleDescription": t("base.vehicle"),
  "vehicle.vinNumber": "VIN",
  "vehicle.vinLast8": t("mail.vinLast8"),
  "appointment.start": t("mail.appointmentDayAndTime"),
  "appointment.kind": t("mail.appointmentHowItGetsHere"),
  "appointment.facility": t("mail.appointmentWhere"),
  "appointment.address": t("mail.appointmentAddress"),
  "appointment.day": t("mail.appointmentDay"),
  "appointment.isRequested": t("mail.appointmentIsRequested"),
  "appointment.howToChange": t("mail.appointmentHowToChange"),
  "estimate.number": t("mail.estimateNumber"),
  "estimate.total": t("mail.estimateTotal"),
  "estimate.url": t("mail.linkToTheEstimate"),
  "estimate.validUntil": t("mail.estimateValidUntil"),
  "invoice.number": t("mail.invoiceNumber"),
  "invoice.total": t("mail.invoiceTotal"),
  "invoice.balance": t("mail.invoiceBalance"),
  "invoice.credit": t("mail.invoiceCredit"),
  "invoice.inDispute": t("mail.invoiceInDispute"),
  "invoice.toPay": t("mail.invoiceToPay"),
  "invoice.dueDate": t("mail.invoiceDueDate"),
  "invoice.url": t("mail.linkToTheInvoice"),
  "creditMemo.number": t("mail.creditMemoNumber"),
  "creditMemo.total": t("mail.creditMemoTotal"),
  "payment.amount": t("mail.paymentAmount"),
  "payment.invoices": t("mail.paymentInvoices"),
  "payment.open": t("mail.paymentOpen"),
  "facility.facilityName": t("base.location"),
  "facility.phone": t("mail.facilityPhone"),
  "facility.address": t("mail.facilityAddress"),
  "company.name": t("mail.ourName"),
  "user.displayName": t("mail.whoDidIt"),
  "message.text": t("mail.theMessage"),
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

/** How many letters must be added, removed or replaced. */
function editDistance(typed: string, known: string): number {
  const [from, to] = [typed.slice(0, 80).toLowerCase(), known.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column++) {
      const replaced = (row[column] ?? 0) + (from[index] === to[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
