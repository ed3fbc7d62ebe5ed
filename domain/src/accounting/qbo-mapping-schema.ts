/** The inputs that say how records are booked in QuickBooks, and what happens to the jobs of the queue. */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { schemasOf } from "#base/record-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { qboMapping } from "./qbo-mapping-fields.ts";

const id = recordId();
const version = rowVersion();

/** Ids and codes of theirs. */
const theirs = z.string().trim().min(1, text("accounting.chooseOne")).max(40, text("accounting.tooLong"));
const account = theirs.nullable();

const fields = schemasOf(qboMapping, {
  incomeAccountId: account.describe("What is sold is booked there. Sending needs it."),
  expenseAccountId: account.describe("What we pay for a line is booked there; null: costs are not sent."),
  rewardAccountId: account.describe(
    "Reward credit that pays an invoice is booked there; without it such payments wait.",
  ),
  taxableCode: theirs.describe("The tax code of taxable lines: TAX in the United States."),
  exemptCode: theirs.describe("The tax code of all others: NON in the United States."),
  poFieldId: theirs
    .max(10, text("accounting.tooLong"))
    .nullable()
    .describe("The custom field of theirs that takes the PO number."),
  sendsEstimates: z.boolean(text("accounting.chooseOne")).describe("Whether approved estimates are sent."),
});

export const qboMappingSchema = z.object({
  id,
  version,
  ...fields,
  sendsFrom: fields.sendsFrom.describe(
    "The first issue or receipt date of what is sent. Null: the day on which sending starts.",
  ),
});

export const qboConnectionVersionSchema = z.object({ id, version }).meta({ id: "QboConnectionVersionInput" });

export const qboJobIdSchema = z.object({ id }).meta({ id: "QboJobIdInput" });

const pageStart = z.string().regex(/^\d{1,9}$/, text("accounting.notAPage"));
const pageLength = z
  .int(text("accounting.notAPage"))
  .min(1, text("accounting.notAPage"))
  .max(100, text("accounting.notAPage"));

export const qboDryRunSchema = z.object({
  connectionId: id,
  first: pageLength.nullish().transform((length) => length ?? 50),
  after: pageStart.nullish().transform((start) => Number(start ?? 0)),
});

export const qboOverviewSchema = z.object({ connectionId: id.nullish() });
