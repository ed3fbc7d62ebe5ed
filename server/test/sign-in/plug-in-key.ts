// Lets published clients find a security key where browsers have it: behind `navigator.credentials`.
import { vi } from "vitest";
import type { SoftwareAuthenticator } from "./software-authenticator.ts";

interface Creation {
  publicKey: { challenge: ArrayBuffer; rp: { id: string }; user: { id: Uint8Array } };
}

interface Request {
  publicKey: { challenge: ArrayBuffer; rpId: string };
}

interface Credential {
  id: string;
  type: string;
  response: Record<string, string>;
}

/** Until `vi.unstubAllGlobals`. The key remembers whose it is, and says so when it answers. */
export function plugInKey(key: SoftwareAuthenticator, origin: string): void {
  let userHandle: ArrayBuffer | null = null;

  const credentials = {
    async create({ publicKey: { challenge, rp, user } }: Creation) {
      userHandle = user.id.slice().buffer;
      return asCredential(key.register({ challenge: encoded(challenge), rp }, origin) as Credential);
    },
    async get({ publicKey: { challenge, rpId } }: Request) {
      const credential = asCredential(key.answer({ challenge: encoded(challenge), rpId }, origin) as Credential);
      return { ...credential, response: { ...credential.response, userHandle } };
    },
  };
  vi.stubGlobal("window", { PublicKeyCredential: () => {} }); // No location: the clients are to see no page.
  vi.stubGlobal("navigator", { credentials });
}

function asCredential({ id, type, response }: Credential) {
  const { transports: _words, ...deps } = response;
  const buffers = Object.entries(deps).map(([name, text]) => [name, decoded(text)]);
  return {
    id,
    type,
    rawId: decoded(id),
    response: { ...Object.fromEntries(buffers), getTransports: () => ["internal"] },
    getClientExtensionResults: () => ({}),
    authenticatorAttachment: "platform",
  };
}

const encoded = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString("base64url");

function decoded(text: string): ArrayBuffer {
  const bytes = Buffer.from(text, "base64url");
  return new Uint8Array(bytes).buffer;
}
