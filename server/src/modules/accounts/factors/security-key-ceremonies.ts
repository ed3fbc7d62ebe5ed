// The two WebAuthn ceremonies: registering a key and authenticating with one. The library verifies what keys return.
import { fail, type BoresightError } from "@boresight/domain/base/errors";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Config } from "#platform/settings/config.ts";
import type { Log } from "#platform/log.ts";
import { keyNameFor, keyNames, keyOrigins } from "./relying-party.ts";
import { challengeLife } from "./security-key-challenges.ts";
import type { SecurityKey, StoredKey } from "./security-keys.ts";

/** Loaded for the first ceremony: with its readers of certificates the library takes 30 MB. */
const library = () => import("@simplewebauthn/server");

export interface CeremonyDeps {
  config: Pick<Config, "auth" | "brandName" | "clientUrl" | "publicUrl">;
  log: Log;
  /** The Origin header of the request. */
  pageOrigin?: string | undefined;
}

/** EdDSA, ES256 and RS256: every key supports at least one of them. */
const algorithms = [-8, -7, -257];

export interface KeyOwner {
  userId: string;
  name: string;
  displayName: string;
  /** Keys that are registered already and need not be registered again. */
  known: readonly StoredKey[];
}

export async function creationOptions(
  { userId, name, displayName, known }: KeyOwner,
  challenge: string,
  { config, pageOrigin }: CeremonyDeps,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: config.brandName,
    rpID: keyNameFor(pageOrigin, config),
    userName: name,
    userDisplayName: displayName,
    challenge: Buffer.from(challenge, "base64url"),
    timeout: challengeLife,
    excludeCredentials: known.map(asDescriptor),
    supportedAlgorithmIDs: algorithms,
  });
  // The id goes out as it is and not in base64url: published clients encode it themselves.
  return { ...options, user: { ...options.user, id: userId } };
}

/** Without keys the browser offers every key it has for this site. */
export async function requestOptions(
  known: readonly StoredKey[],
  challenge: string,
  { config, pageOrigin }: CeremonyDeps,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: keyNameFor(pageOrigin, config),
    challenge: Buffer.from(challenge, "base64url"),
    timeout: challengeLife,
    userVerification: "preferred",
    ...(known.length > 0 && { allowCredentials: known.map(asDescriptor) }),
  });
}

const asDescriptor = ({ credentialId, transports }: StoredKey) => ({ id: credentialId, transports });

/** Returns the registered key. Throws `invalid-request`. */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  challenge: string,
  deps: CeremonyDeps,
): Promise<SecurityKey> {
  try {
    const { verifyRegistrationResponse } = await library();
    await requireNoCertificates(response.response.attestationObject);
    const expected = { ...expectedOf(challenge, deps), supportedAlgorithmIDs: algorithms };
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
    if (!registrationInfo) throw new Error("The statement about the key does not fit it");
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports };
  } catch (error) {
    throw refusal(error, deps);
  }
}

/** We ask for none, and checking one would mean fetching from addresses that its sender chose. */
async function requireNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  const isPlain = format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
  if (!isPlain) throw new Error(`The statement about the key has the form ${format}`);
}

/**
 * Returns the key's new signature counter. Throws `invalid-request` when the signature is not this key's, or not for
 * this challenge or page.
 */
export async function verifyAssertion(
  response: AuthenticationResponseJSON,
  { challenge, key }: { challenge: string; key: StoredKey },
  deps: CeremonyDeps,
): Promise<number> {
  const { credentialId: id, counter, transports } = key;
  const credential = { id, publicKey: new Uint8Array(key.publicKey), counter, transports };
  try {
    const { verifyAuthenticationResponse } = await library();
    const expected = expectedOf(challenge, deps);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, ...expected, credential });
    if (!verified) throw new Error("The signature is not the key's");
    return authenticationInfo.newCounter;
  } catch (error) {
    throw refusal(error, deps);
  }
}

const expectedOf = (expectedChallenge: string, { config }: CeremonyDeps) => ({
  expectedChallenge,
  expectedOrigin: keyOrigins(config),
  expectedRPID: keyNames(config),
  requireUserVerification: false, // A touch is enough, as with a door key.
});

/** The reason, such as an address that is missing from the settings, is only in the server's log. */
function refusal(error: unknown, { log }: CeremonyDeps): BoresightError {
  log.info({ err: error }, "a security key was refused");
  return fail("invalid-request");
}
