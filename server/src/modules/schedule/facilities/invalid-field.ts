import type { Text } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";

/** `invalid-input` at a field that names something that is not there. */
export const invalidField = (field: string, message: Text) =>
  fail("invalid-input", { message, fields: [{ field, code: "wrong-reference", message }] });
