import { fail } from "@boresight/domain/base/errors";
import { snakeCase } from "@boresight/domain/base/text";
import { changeableCustomerFields, customerFieldNames } from "@boresight/domain/customers/customer-fields";
import { customerChangeSchema, missingNames } from "@boresight/domain/customers/customer-schema";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { checkCustomerReferences } from "./check-customer-references.ts";
import { phoneColumns } from "./phone-columns.ts";
import { lockCustomer } from "./lock-customer.ts";

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
    const customer = await lockCustomer({ id, version }, tx);
    if (customer.status === "archived") throw fail("customer-archived");
    const fields = missingNames({
      customerKind: change.customerKind ?? customer.customerKind,
      companyName: change.companyName ?? customer.companyName,
      firstName: change.firstName ?? customer.firstName,
      lastName: change.lastName ?? customer.lastName,
    });
    const [problem] = fields;
    if (problem) throw fail("invalid-input", { message: problem.message, fields });
    await checkCustomerReferences(id, change, tx.system);
    if (given.length === 0) return { customer: id };
    const values = Object.entries({
      ...Object.fromEntries(given.map((name) => [name, change[name]])),
      ...(change.phone !== undefined && phoneColumns({ phone: change.phone, field: "phone", stored: customer.phone })),
    });
    await tx.caller.run({
      text: `update app.customers set ${values.map(([name], index) => `${snakeCase(name)} = $${index + 2}`).join(", ")}
        where id = $1`,
      values: [id, ...values.map(([, value]) => value)],
    });
    await claimCertificate(id, change.taxExemptCertificateFileId, tx.system);
    await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: given } });
    return { customer: id };
  },
});

/** The certificate belongs to the customer from now on; only staff see it. */
async function claimCertificate(customerId: string, fileId: string | null | undefined, system: Rights): Promise<void> {
  if (!fileId) return;
  await system.run({
    text: "update app.files set customer_id = $2, customer_visible = false where id = $1",
    values: [fileId, customerId],
  });
}
