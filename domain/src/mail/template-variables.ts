/** What an email template may say about an order: each variable with its label in the picker. */
export const templateVariables = {
  "customer.companyName": "Company",
  "customer.firstName": "First name",
  "contact.name": "Name of who gets it",
  "order.internalOrderNumber": "Order number",
  "order.repairOrderNumber": "Repair order number",
  "order.poNumber": "PO number",
  "order.statusLabel": "Status, as customers read it",
  "order.url": "Link to the order",
  "order.estimatedCompletionDate": "Estimated completion",
  "order.holdReason": "Why it is on hold",
  "order.cancellationReason": "Why it was cancelled",
  "order.missingItems": "What we need",
  "vehicle.vehicleDescription": "Vehicle",
  "vehicle.vinNumber": "VIN",
  "vehicle.vinLast8": "VIN, last 8",
  "appointment.start": "Appointment: day and time",
  "appointment.kind": "Appointment: how it gets here",
  "appointment.facility": "Appointment: where",
  "estimate.number": "Estimate number",
  "estimate.total": "Estimate total",
  "estimate.url": "Link to the estimate",
  "estimate.validUntil": "Estimate valid until",
  "invoice.number": "Invoice number",
  "invoice.total": "Invoice total",
  "invoice.balance": "Invoice balance",
  "invoice.dueDate": "Invoice due date",
  "invoice.url": "Link to the invoice",
  "facility.facilityName": "Facility",
  "facility.phone": "Facility phone",
  "facility.address": "Facility address",
  "company.name": "Our name",
  "user.displayName": "Who did it",
  "message.text": "The message",
} as const;

export type TemplateVariable = keyof typeof templateVariables;

/** The list that `{{#each}}` iterates over, and the variable of each iteration. */
export const templateList = "order.calibrations";
export const listVariable = "calibration.name";

export const isTemplateVariable = (name: string): name is TemplateVariable => Object.hasOwn(templateVariables, name);

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
