import { isNull, type FieldSpec, type FieldSpecs, type RecordSpec } from "@boresight/domain/base/record";
import type { RecordInput } from "#records/form/record-values.ts";

/** Every field of a record, empty: what a test says of one comes on top. */
export const blankRecord = <Fields extends FieldSpecs>({ names, field }: RecordSpec<Fields>) =>
  Object.fromEntries(names.map((name) => [name, emptyOf(field(name))])) as RecordInput<Fields>;

function emptyOf(spec: FieldSpec): unknown {
  if (isNull(spec)) return null;
  if (spec.kind === "flag") return false;
  return spec.kind === "several" || spec.kind === "words" ? [] : "";
}
