// A security key in software (WebAuthn level 2, ES256): answers what a browser and its key would.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

interface CreationOptions {
  challenge: string;
  rp: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

interface Registration {
  /** Nobody touched it. */
  untouched?: boolean;
  /** Sends a certificate with it, which nobody asked for. */
  certified?: boolean;
}

interface Assertion {
  /** As clients send it; none unless said. */
  userHandle?: string | null;
  /** Answers with an older counter, as a copied key would. */
  rewind?: number;
  untouched?: boolean;
}

export interface SoftwareAuthenticator {
  credentialId: string;
  register: (options: CreationOptions, origin: string, registration?: Registration) => object;
  answer: (options: RequestOptions, origin: string, assertion?: Assertion) => object;
}

const [touched, withKey] = [0x01, 0x40];

/** A key that counts how often it has signed; with `counts` off it always says 0, as keys in clouds do. */
export function createSoftwareAuthenticator({ counts = true } = {}): SoftwareAuthenticator {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  const credentialId = id.toString("base64url");
  const shared = { id: credentialId, rawId: credentialId, type: "public-key", clientExtensionResults: {} };

  return {
    credentialId,
    register({ challenge, rp }, origin, { untouched = false, certified = false } = {}) {
      const flags = withKey | (untouched ? 0 : touched);
      const keyPart = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(rp.id, flags, counter), keyPart]);
      const statement = certified
        ? { format: "packed", content: cborMap([["x5c", Buffer.concat([Buffer.from([0x81]), cborBytes(id)])]]) }
        : { format: "none", content: cborMap([]) };
      const attestation = cborMap([
        ["fmt", cborText(statement.format)],
        ["attStmt", statement.content],
        ["authData", cborBytes(data)],
      ]);
      const response = {
        attestationObject: attestation.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        transports: ["internal"],
      };
      return { ...shared, response };
    },
    answer({ challenge, rpId }, origin, { userHandle, rewind = 0, untouched = false } = {}) {
      counter += counts ? 1 : 0;
      const data = authenticatorData(rpId, untouched ? 0 : touched, counter - rewind);
      const client = clientData("webauthn.get", challenge, origin);
      const response = {
        authenticatorData: data.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        ...(userHandle !== undefined && { userHandle }),
      };
      return { ...shared, response };
    },
  };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();

const authenticatorData = (rpId: string, flags: number, counter: number): Buffer =>
  Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter)]);

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const [across, up] = [cborBytes(Buffer.from(x, "base64url")), cborBytes(Buffer.from(y, "base64url"))];
  return Buffer.concat([head, Buffer.from([0x21]), across, Buffer.from([0x22]), up]);
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ]);

const cborMap = (entries: [string, Buffer][]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flatMap(([key, value]) => [cborText(key), value])]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
