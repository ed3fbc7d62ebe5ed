import type { QboJobRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";

/** What people know the job's record by. */
export const jobName = ({ label, customer }: QboJobRowFragment): string =>
  label || (customer ? customerName(customer) : "–");
