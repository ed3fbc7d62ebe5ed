import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";

interface References {
  addressId?: string | null | undefined;
  defaultFacilityId?: string | null | undefined;
  taxExemptCertificateFileId?: string | null | undefined;
  priceListId?: string | null | undefined;
}

/** Throws `invalid-input` for an address or a file that is not the customer's, or a location or price list that is not in use. */
export async function checkCustomerReferences(
  customerId: string | null,
  { addressId, defaultFacilityId, taxExemptCertificateFileId, priceListId }: References,
  system: Rights,
): Promise<void> {
  const checks = [
    {
      field: "addressId",
      id: addressId,
      text: "select id from app.addresses where id = $1 and customer_id = $2 and archived_at is null",
      message: text("customers.chooseOwnAddress"),
    },
    {
      field: "defaultFacilityId",
      id: defaultFacilityId,
      text: "select id from app.facilities where id = $1 and is_active and $2::uuid is not distinct from $2",
      message: text("customers.chooseAnActiveLocation"),
    },
    {
      field: "taxExemptCertificateFileId",
      id: taxExemptCertificateFileId,
      text: `select id from app.files
        where id = $1 and is_uploaded and (customer_id is null or customer_id = $2) and service_order_id is null`,
      message: text("customers.chooseCertificateFile"),
    },
    {
      field: "priceListId",
      id: priceListId,
      // One that is no longer in use stays with the customers who have it.
      text: `select id from app.price_lists where id = $1
        and (is_active or exists (select from app.customers where id = $2::uuid and price_list_id = $1))`,
      message: text("customers.chooseAPriceList"),
    },
  ];
  for (const { field, id, text, message } of checks) {
    if (!id || (await system.maybe({ text, values: [id, customerId] }))) continue;
    throw wrongField(field, "wrong-reference", message);
  }
}
