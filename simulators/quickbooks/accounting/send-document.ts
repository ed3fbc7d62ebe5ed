import type { Call } from "../call.ts";
import type { Company } from "../entities/company.ts";
import { isFields, textOf, type Entity, type Fields } from "../entities/entity.ts";
import { pacificTime } from "../entities/pacific-time.ts";
import { invalidProperty, missing } from "./fault.ts";

interface Sending {
  name: "Estimate" | "Invoice";
  document: Entity;
  call: Call;
}

/** Mails the document to `sendTo`, else to its own address. Throws 2020 without either. */
export function sendDocument(company: Company, { name, document, call }: Sending): Fields {
  if (call.headers["content-type"] !== "application/octet-stream") throw invalidProperty("Content-Type");
  const own = isFields(document["BillEmail"]) ? textOf(document["BillEmail"], "Address") : "";
  const address = call.query.get("sendTo") ?? own;
  if (!address) throw missing("sendTo");
  const delivery = { DeliveryType: "Email", DeliveryTime: pacificTime(company.clock()) };
  const sent = { EmailStatus: "EmailSent", BillEmail: { Address: address }, DeliveryInfo: delivery };
  return company.save(name, { ...document, ...sent }, "emailed");
}
