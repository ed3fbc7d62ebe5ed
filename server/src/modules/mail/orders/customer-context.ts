import type { Rights } from "#platform/database/transaction.ts";
import type { MailContext } from "./mail-context.ts";

/** What an email can say that is about a customer and no order. */
export async function readCustomerContext(customerId: string, system: Rights): Promise<Omit<MailContext, "contact">> {
  const customer = await system.one<MailContext["customer"]>({
    text: `select app_private.customer_name(company_name, first_name, last_name) as company_name,
        first_name from app.customers where id = $1`,
    values: [customerId],
  });
  const shop = await system.maybe<NonNullable<MailContext["shop"]>>({
    text: "select company_name, logo_mark from app.shop_settings order by version desc limit 1",
  });
  return { ...aboutNoOrder, customer, ...(shop && { shop }) };
}

const aboutNoOrder = {
  order: {
    id: "",
    internalOrderNumber: "",
    repairOrderNumber: null,
    poNumber: null,
    statusLabel: "",
    estimatedCompletionDate: null,
    holdReasonKey: null,
    cancellationReason: null,
    missingItems: null,
    calibrations: [],
  },
  vehicle: { vehicleDescription: "", vinNumber: null },
  appointment: null,
  estimate: null,
  invoice: null,
  facility: null,
  user: { displayName: null },
  message: { text: null },
};
