import { createHash } from "node:crypto";
import { pushDeviceSchema, type PushDevice } from "@boresight/domain/mail/push-device";
import type { Rights } from "#platform/database/transaction.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

const sealingOf = ({ sealSecret }: Pick<Config, "sealSecret">) => createSealing(sealSecret, "push device");

/** What the address is found by: it is a secret itself. */
export const hashOf = (endpoint: string): Buffer => createHash("sha256").update(endpoint).digest();

export const sealDevice = (device: PushDevice, config: Pick<Config, "sealSecret">): Buffer =>
  sealingOf(config).seal(JSON.stringify(device));

/** SQL: a device `d` whose session lasts. */
export const isSignedIn = `exists (select from app_private.refresh_tokens s
  where s.id = d.session_id and s.user_id = d.user_id and s.expires_at > now())`;

export interface FoundDevice extends PushDevice {
  id: string;
}

/** The devices of a person where they are signed in. */
export async function findDevices(
  userId: string,
  system: Rights,
  config: Pick<Config, "sealSecret">,
): Promise<FoundDevice[]> {
  const stored = await system.rows<{ id: string; sealed: Buffer }>({
    text: `select d.id, d.sealed_subscription as sealed from app_private.push_devices d
      where d.user_id = $1 and ${isSignedIn} order by d.created_at limit 10`,
    values: [userId],
  });
  return stored.map(({ id, sealed }) => ({
    id,
    ...pushDeviceSchema.parse(JSON.parse(sealingOf(config).open(sealed))),
  }));
}
