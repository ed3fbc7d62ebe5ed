import { z } from "zod";
import type { EntityKind } from "./entity-kind.ts";

/** Accounts are only read by us; a bookkeeper renames them or makes them inactive. */
export const accountKind: EntityKind = {
  schema: z.looseObject({ Name: z.string().min(1), AccountType: z.string().min(1) }),
  readOnly: ["CurrentBalance"],
  canBeDeleted: false,
  complete: ({ fields }) => ({ Active: true, CurrentBalance: 0, ...fields, FullyQualifiedName: fields["Name"] }),
};
