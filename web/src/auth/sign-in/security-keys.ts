// The browser's WebAuthn ceremonies. Loaded only when someone uses a key.
import { securityKeyErrors } from "@boresight/domain/accounts/security-key-errors";
import {
  browserSupportsWebAuthn,
  bufferToBase64URLString,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import * as shape from "@boresight/domain/base/shape";
import { AuthError, clientProblem } from "#auth/auth-problem.ts";

const requestSchema = shape.looseObject({ challenge: shape.string() });
const creationSchema = shape.looseObject({
  challenge: shape.string(),
  rp: shape.looseObject({ name: shape.string() }),
  user: shape.looseObject({ id: shape.string(), name: shape.string(), displayName: shape.string() }),
  pubKeyCredParams: shape.array(shape.looseObject({ type: shape.literal("public-key"), alg: shape.number() })),
});

/** Creates a key by the server's options; returns the credential for the server to verify. */
export async function registerKey(options: unknown): Promise<unknown> {
  const { user, ...rest } = read(creationSchema, options);
  const optionsJSON = { ...rest, user: { ...user, id: encodeUserId(user.id) } };
  return ceremony(() => startRegistration({ optionsJSON: optionsJSON }));
}

/** Returns the response of a registered key to the server's challenge. */
export async function answerWithKey(options: unknown): Promise<unknown> {
  const optionsJSON = read(requestSchema, options);
  return ceremony(() => startAuthentication({ optionsJSON: optionsJSON }));
}

/** The server sends the id as plain text, and the browser library needs base64url of at most 64 bytes. */
function encodeUserId(id: string): string {
  const bytes = new TextEncoder().encode(id);
  if (bytes.length < 1 || bytes.length > 64) throw keyError("ERROR_INVALID_USER_ID_LENGTH");
  return bufferToBase64URLString(bytes.buffer);
}

function read<Options>(schema: shape.Shape<Options>, options: unknown): Options {
  const parsed = schema.safeParse(options);
  if (!parsed.success) throw new AuthError(clientProblem("invalid-response"));
  return parsed.data;
}

async function ceremony<Credential>(perform: () => Promise<Credential>): Promise<Credential> {
  if (!browserSupportsWebAuthn()) throw keyError("security-keys-unsupported");
  try {
    return await perform();
  } catch (thrown) {
    throw keyError(codeOf(thrown));
  }
}

type KeyErrorCode = keyof typeof securityKeyErrors;

const keyError = (code: KeyErrorCode) => new AuthError({ error: code, ...securityKeyErrors[code] });

function codeOf(thrown: unknown): KeyErrorCode {
  if (!(thrown instanceof WebAuthnError)) return "ERROR_CEREMONY_ABORTED"; // closed without a response
  return isKnown(thrown.code) ? thrown.code : "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
}

const isKnown = (code: string): code is KeyErrorCode => code in securityKeyErrors;
