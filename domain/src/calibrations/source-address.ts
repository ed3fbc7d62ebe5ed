import type { FieldSpec } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** Where what a rule or a procedure goes by can be read. */
export const sourceAddress = {
  kind: "line",
  max: 500,
  isNullable: true,
  dir: "ltr",
  label: text("base.sourceAddress"),
  help: text("calibrations.beginsWithHttps"),
} as const satisfies FieldSpec;
