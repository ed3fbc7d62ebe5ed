import { fail, type TextProblem } from "@boresight/domain/base/errors";
import { changeableCustomerFields, customerFieldNames } from "@boresight/domain/customers/customer-fields";
import {
  customerChangeSchema,
  missingNames,
  missingReach,
  type CustomerChange,
} from "@boresight/domain/customers/customer-schema";
import type { CustomerRow } from "#db/rows.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { lockRow } from "#platform/locked-row.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { phoneColumns } from "#platform/phone-columns.ts";
import { checkCustomerReferences } from "./check-customer-references.ts";

export const updateCustomer = mutation({
  summary:
    "Changes fields of a customer, each role its own: customers how they are reached, staff who they are, admins money and privileges.",
  input: customerChangeSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["customer-archived", "customer-changed"],
  async run({ id, version, ...change }, tx) {
    const given = customerFieldNames.filter((name) => change[name] !== undefined);
    const own = changeableCustomerFields(tx.caller.role);
    if (given.some((name) => !own.includes(name))) throw fail("permission-error");
    const customer = await lockRow("customers", { id, version }, tx);
    if (customer.status === "archived") throw fail("customer-archived");
    const names = missingNames({
      customerKind: change.customerKind ?? customer.customerKind,
      companyName: change.companyName ?? customer.companyName,
      firstName: change.firstName ?? customer.firstName,
      lastName: change.lastName ?? customer.lastName,
    });
    const fields = [...names, ...(await lostReach(change, customer, tx.system))];
    const [problem] = fields;
    if (problem) throw fail("invalid-input", { message: problem.message, fields });
    await checkCustomerReferences(id, change, tx.system);
    if (given.length === 0) return { customer: id };
    const values = {
      ...Object.fromEntries(given.map((name) => [name, change[name]])),
      ...(change.phone !== undefined && phoneColumns({ phone: change.phone, field: "phone", stored: customer.phone })),
    };
    await tx.caller.run(updateRow("app.customers", id, values));
    if (change.taxExemptCertificateFileId !== undefined)
      await showCertificate(customer, change.taxExemptCertificateFileId, tx.system);
    await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: given } });
    return { customer: id };
  },
});

/** Who can be reached stays so; a customer that never could may still change in other ways. */
async function lostReach(
  { email, phone, addressId }: Omit<CustomerChange, "id" | "version">,
  customer: CustomerRow,
  system: Rights,
): Promise<TextProblem[]> {
  if (email !== "" && phone !== null && addressId !== null) return [];
  const contact = await system.maybe({
    text: "select 1 from app.contacts where customer_id = $1 limit 1",
    values: [customer.id],
  });
  const left = { phone: phone === undefined ? customer.phone : phone, addressId: addressId ?? customer.addressId };
  return missingReach({ email: email ?? customer.email, hasOther: Boolean(left.phone ?? left.addressId ?? contact) });
}

interface Certified {
  id: string;
  taxExemptCertificateFileId: string | null;
}

/** The certificate belongs to the customer, who sees it from now on; the one before stays for the office alone. */
async function showCertificate(customer: Certified, fileId: string | null, system: Rights): Promise<void> {
  await system.run({
    text: "update app.files set customer_id = $1, customer_visible = (id = $2) is true where id in ($2, $3)",
    values: [customer.id, fileId, customer.taxExemptCertificateFileId],
  });
}
