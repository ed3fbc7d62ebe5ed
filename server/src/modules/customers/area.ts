import * as z from "zod";
import { area } from "#area.ts";
import { customersCsv } from "#functions/customers/customers-csv.ts";
import { addressUsePlugin } from "#graphql/fields/customers/address-use.ts";
import { balanceOrderPlugin } from "#graphql/fields/customers/balance-order.ts";
import { termsPlugin } from "#graphql/fields/customers/terms.ts";
import { myCustomerPlugin } from "#graphql/live/my-customer.ts";
import { job } from "#jobs/job.ts";
import { archiveCustomer } from "./archive-customer.ts";
import { changeCustomerTags } from "./change-customer-tags.ts";
import { createCustomer } from "./create-customer.ts";
import { customerEvents } from "./customer-events.ts";
import { deleteContact } from "./delete-contact.ts";
import { locateAddress } from "./locate-address.ts";
import { mergeAddresses } from "./merge/merge-addresses.ts";
import { mergeCustomers } from "./merge/merge-customers.ts";
import { undoCustomerMerge } from "./merge/undo-customer-merge.ts";
import { recalculateAddressDistance } from "./recalculate-address-distance.ts";
import { restoreCustomer } from "./restore-customer.ts";
import { saveAddress } from "./save-address.ts";
import { saveContact } from "./save-contact.ts";
import { setCustomerHold } from "./set-customer-hold.ts";
import { updateAddressDistance } from "./update-address-distance.ts";
import { updateCustomer } from "./update-customer.ts";

export const customersArea = area("customers", {
  verbs: {
    archiveCustomer,
    changeCustomerTags,
    createCustomer,
    deleteContact,
    mergeAddresses,
    mergeCustomers,
    recalculateAddressDistance,
    restoreCustomer,
    saveAddress,
    saveContact,
    setCustomerHold,
    undoCustomerMerge,
    updateAddressDistance,
    updateCustomer,
  },
  reads: [addressUsePlugin, balanceOrderPlugin, myCustomerPlugin, termsPlugin],
  functions: [customersCsv],
  jobs: [
    job({
      name: "locate-address",
      kind: "services",
      isKeyed: true,
      payload: z.object({ id: z.uuid() }),
      run: ({ id }, deps) => locateAddress(id, deps),
    }),
  ],
  events: customerEvents,
});
