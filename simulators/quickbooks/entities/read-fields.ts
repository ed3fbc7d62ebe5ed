/** Checks a request's fields by schema, and says what is wrong in QuickBooks' codes. */
import type { z } from "zod";
import { invalidProperty, missing, unknownValue } from "../accounting/fault.ts";
import type { Fields } from "./entity.ts";

/** Throws 2020 for a field that is missing, 2170 for a value not of its list, 2010 for another type. */
export function checkFields(schema: z.ZodType, fields: Fields): void {
  const issue = schema.safeParse(fields, { reportInput: true }).error?.issues[0];
  if (!issue) return;
  const field = issue.path.filter((step) => typeof step === "string").join(".");
  if (issue.input === undefined || issue.input === null || issue.input === "") throw missing(field);
  if (issue.code === "invalid_value") throw unknownValue(field, JSON.stringify(issue.input));
  throw invalidProperty(field, field);
}
