import type { customer } from "@boresight/domain/customers/customer-fields";
import type { RecordValues } from "#records/form/record-values.ts";

/** A customer as its form holds it. */
export type CustomerFormValues = RecordValues<typeof customer.fields>;
