/** What all of QuickBooks' records have in common. Names of fields are QuickBooks' own, so that they can be looked up. */
import { z } from "zod";

/** One kind of record: how it is sent and what comes back. */
export interface QboEntity<Fields, Changes, Row> {
  /** In bodies; in addresses it is in lower case. */
  name: string;
  /** For a new record. */
  fields: z.ZodType<Fields>;
  /** For a change of some fields. */
  changes: z.ZodType<Changes>;
  /** As read; fields that are not listed here stay in it. */
  row: z.ZodType<Row>;
}

/** All that reading needs. */
export type QboEntityOf<Row> = Pick<QboEntity<unknown, unknown, Row>, "name" | "row">;

export type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** Names one version of a record. */
export interface QboVersion {
  Id: string;
  /** One higher after each change; a stale one is refused. */
  SyncToken: string;
}

export const referenceSchema = z.object({ value: z.string().min(1), name: z.string().optional() });
export const emailSchema = z.object({ Address: z.string().optional() });
export const phoneSchema = z.object({ FreeFormNumber: z.string().optional() });
export const addressSchema = z.object({
  Line1: z.string().optional(),
  Line2: z.string().optional(),
  City: z.string().optional(),
  CountrySubDivisionCode: z.string().optional(),
  PostalCode: z.string().optional(),
  Country: z.string().optional(),
});
export const linkedSchema = z.object({ TxnId: z.string().min(1), TxnType: z.string().min(1) });

/** A calendar day. */
export const daySchema = z.iso.date();

export const versionShape = {
  Id: z.string().min(1),
  SyncToken: z.string(),
  MetaData: z.looseObject({ CreateTime: z.string().optional(), LastUpdatedTime: z.string() }).optional(),
};

/** What is left of a deleted record. */
export const deletedSchema = z.object({ Id: z.string().min(1), status: z.literal("Deleted") });
