/** The key by which push services know this server (VAPID, RFC 8292). It is made when somebody first asks for it. */
import webPush from "web-push";
import type { Rights } from "#platform/database/transaction.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

export interface PushKey {
  /** Both as base64url. */
  publicKey: string;
  privateKey: string;
}

const sealingOf = ({ sealSecret }: Pick<Config, "sealSecret">) => createSealing(sealSecret, "push key");

export async function readPushKey(system: Rights, config: Pick<Config, "sealSecret">): Promise<PushKey> {
  const stored = await storedKey(system);
  const { publicKey, sealedPrivateKey } = stored ?? (await makeKey(system, config));
  return { publicKey, privateKey: sealingOf(config).open(sealedPrivateKey) };
}

interface StoredKey {
  publicKey: string;
  sealedPrivateKey: Buffer;
}

const storedKey = (system: Rights): Promise<StoredKey | undefined> =>
  system.maybe<StoredKey>({ text: "select public_key, sealed_private_key from app_private.push_keys" });

/** Of two servers that make one at the same time, the first one's holds. */
async function makeKey(system: Rights, config: Pick<Config, "sealSecret">): Promise<StoredKey> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return system.one<StoredKey>({
    text: `insert into app_private.push_keys (public_key, sealed_private_key) values ($1, $2)
      on conflict (id) do update set id = true returning public_key, sealed_private_key`,
    values: [publicKey, sealingOf(config).seal(privateKey)],
  });
}
