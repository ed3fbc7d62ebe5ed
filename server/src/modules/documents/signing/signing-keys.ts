/**
 * The keys that sign documents. They lie in the database, encrypted with the seal secret, so that all servers sign with the
 * same one; a key in the settings goes before them.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { TrustedKey } from "@boresight/domain/documents/signed/check-signed";
import { publicKeyOf } from "@boresight/domain/documents/signed/signature-container";
import type { Rights } from "#platform/database/transaction.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";
import { makeCertificate } from "./make-certificate.ts";

export interface SigningKey {
  id: string;
  certificate: Buffer;
  privateKey: KeyObject;
}

export type KeyConfig = Pick<Config, "brandName" | "sealSecret" | "signing">;

interface KeyRow {
  id: string;
  certificate: Buffer;
  sealedKey: Buffer | null;
}

const sealingOf = ({ sealSecret }: KeyConfig) => createSealing(sealSecret, "signing key");

/** Servers that need a key at the same time make one. */
const lockKeys = (system: Rights): Promise<number> =>
  system.run({ text: "select pg_advisory_xact_lock(hashtextextended('signing-keys', 0))", values: [] });

/** Returns the key that signs at this time. It makes one where there is none: on the first start, and when the last has expired. */
export async function currentKey(system: Rights, now: Date, config: KeyConfig): Promise<SigningKey> {
  const known = await usableKey(system, now, config);
  if (known) return known;
  await lockKeys(system);
  return (await usableKey(system, now, config)) ?? makeKey(system, now, config);
}

/** A clock that goes back before a key's time makes another, and comes back to it. One that cannot be decrypted any more is lost. */
async function usableKey(system: Rights, now: Date, config: KeyConfig): Promise<SigningKey | null> {
  const rows = await system.rows<KeyRow>({
    text: `select id, certificate, sealed_key from app_private.signing_keys
      where retired_at is null and signs_from <= $1 and signs_until > $1 order by created_at desc, id limit 20`,
    values: [now],
  });
  for (const { id, certificate, sealedKey } of rows) {
    const privateKey = config.signing.key ? keyOfSettings(certificate, config.signing.key) : open(sealedKey, config);
    if (privateKey) return { id, certificate, privateKey };
  }
  return null;
}

function keyOfSettings(certificate: Buffer, pem: string): KeyObject | null {
  const privateKey = createPrivateKey(pem);
  return pointOf(privateKey).equals(publicKeyOf(certificate)) ? privateKey : null;
}

/** The public key as a point of the curve, which ends its usual form. */
const pointOf = (privateKey: KeyObject): Buffer =>
  createPublicKey(privateKey).export({ type: "spki", format: "der" }).subarray(-65);

function open(sealedKey: Buffer | null, config: KeyConfig): KeyObject | null {
  if (!sealedKey) return null;
  try {
    return createPrivateKey(sealingOf(config).open(sealedKey));
  } catch {
    return null; // It was encrypted with another seal secret.
  }
}

/** Long enough that a copy of the page that verifies offline knows its shop's key for years. */
const years = 5;
const dayMs = 24 * 3_600_000;

async function makeKey(system: Rights, now: Date, config: KeyConfig): Promise<SigningKey> {
  const { key: given } = config.signing;
  const privateKey = given ? createPrivateKey(given) : generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const from = new Date(now.getTime() - dayMs); // Clocks of servers differ.
  const until = new Date(now.getTime() + years * 365 * dayMs);
  const { name } = await system.one<{ name: string }>({
    text: "select company_name as name from app.shop_settings order by version desc limit 1",
    values: [],
  });
  const certificate = await makeCertificate({ privateKey, name: name || config.brandName, from, until });
  const id = createHash("sha256").update(certificate).digest("hex");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  await system.run({
    text: `insert into app_private.signing_keys (id, certificate, sealed_key, signs_from, signs_until, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [id, certificate, given ? null : sealingOf(config).seal(String(pem)), from, until, now],
  });
  return { id, certificate, privateKey };
}

/**
 * Ends all keys, erases their private halves, and makes a new one. A key ends after the last document that was issued in its time: where
 * the clock has gone back, what it signed is later than now.
 */
export async function rotateKey(system: Rights, now: Date, config: KeyConfig): Promise<SigningKey> {
  await lockKeys(system);
  await system.run({
    text: `update app_private.signing_keys k set sealed_key = null, retired_at = greatest($1, k.created_at, (select max(greatest(d.issued_at, f.created_at))
        from app.documents d join app.files f on f.id = d.file_id where d.issued_at between k.signs_from and k.signs_until))
      where k.retired_at is null`,
    values: [now],
  });
  return makeKey(system, now, config);
}

/** All keys that ever signed for the shop, the latest first. */
export const publicKeys = async (system: Rights): Promise<readonly TrustedKey[]> => {
  const rows = await system.rows<{ id: string; certificate: Buffer; from: string; until: string }>({
    text: `select id, certificate, signs_from as from, least(signs_until, retired_at) as until
      from app_private.signing_keys order by created_at desc, retired_at is not null, id limit 1000`,
    values: [],
  });
  return rows.map(({ certificate, ...row }) => ({ ...row, certificate: certificate.toString("base64url") }));
};
