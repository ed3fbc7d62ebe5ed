/** What one kind of entity promises beside Id, SyncToken and MetaData. */
import type { z } from "zod";
import type { Company } from "./company.ts";
import type { Entity, Fields } from "./entity.ts";

export interface Draft {
  fields: Fields;
  before: Entity | undefined;
  company: Company;
  /** `include=allowduplicatedocnum` was given. */
  allowsUsedNumber: boolean;
}

export interface EntityKind {
  schema: z.ZodType;
  /** Fields that only QuickBooks sets. */
  readOnly: readonly string[];
  /** Checks the draft against the company's books, and returns it with the fields that QuickBooks adds. */
  complete(draft: Draft): Fields;
  /** What the write means for other entities. */
  follow?(company: Company, saved: Fields, before: Entity | undefined): void;
  canBeDeleted: boolean;
}
