import { fail } from "@boresight/domain/base/errors";
import type { CustomerRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export type LockedCustomer = Pick<
  CustomerRow,
  | "id"
  | "version"
  | "status"
  | "customerKind"
  | "companyName"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "addressId"
  | "taxExemptCertificateFileId"
>;

/**
 * Returns a customer whom the caller may see, locked until the transaction ends. Throws `not-found` for any other, and
 * `customer-changed` when it was changed since it was read in `version`.
 */
export async function lockCustomer(
  { id, version }: { id: string; version: number },
  { caller, system }: Transaction,
): Promise<LockedCustomer> {
  await caller.one({ text: "select id from app.customers where id = $1", values: [id] });
  await lockRows(system, "app.customers", { ids: [id] });
  const customer = await system.one<LockedCustomer>({
    text: `select id, version, status, customer_kind, company_name, first_name, last_name, email, phone, address_id,
        tax_exempt_certificate_file_id
      from app.customers where id = $1`,
    values: [id],
  });
  if (customer.version !== version) throw fail("customer-changed");
  return customer;
}
