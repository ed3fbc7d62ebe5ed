import { signingKeyRotationSchema } from "@boresight/domain/documents/issued-document";
import { serverFunction } from "#functions/server-function.ts";
import { rotateSigningKey as rotate } from "#modules/documents/signing/rotate-signing-key.ts";
import { inTransaction } from "#platform/database/transaction.ts";

/** Replaces the key that signs documents. */
export const rotateSigningKey = serverFunction(
  { path: "rotate-signing-key", roles: ["admin"], input: signingKeyRotationSchema },
  ({ caller, input, deps }) => inTransaction(deps, caller, (tx) => rotate(input, tx, deps.config)),
);
