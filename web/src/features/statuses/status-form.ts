import { newStatusSchema } from "@boresight/domain/statuses/status-definition";
import { status } from "@boresight/domain/statuses/status-fields";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

export type StatusFormValues = RecordValues<typeof status.fields>;

/** Its stored words are edited, whatever the language they are read in. */
export const statusValues = (known: StatusDefinitionFragment | null): StatusFormValues =>
  recordValues(status, known && { ...known, statusName: known.storedName, customerLabel: known.storedLabel });

/** Validated by the schema that the server uses. */
export const parseStatus = (values: StatusFormValues) => newStatusSchema.safeParse(recordInput(status, values));
