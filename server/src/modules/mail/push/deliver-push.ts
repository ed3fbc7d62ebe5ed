import type { Pool } from "pg";
import { createPushSender, type Notice } from "#integrations/push/push-sender.ts";
import type { SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import { readPushKey } from "./push-key.ts";
import { findDevices, type FoundDevice } from "./stored-device.ts";

export interface PushDeps {
  pool: Pool;
  config: Pick<Config, "copyOf" | "publicUrl" | "sealSecret">;
  sendWebhook: SendWebhook;
}

/**
 * Shows the notice on all of the person's devices; those that take none any more are forgotten. Throws when none took it
 * and another attempt may help.
 */
export async function deliverPush(userId: string, notice: Notice, deps: PushDeps): Promise<"kept" | "sent"> {
  const { pool, config } = deps;
  if (config.copyOf !== null) return "kept";
  const { devices, key } = await asSystem(pool, async (system) => ({
    devices: await findDevices(userId, system, config),
    key: await readPushKey(system, config),
  }));
  const send = createPushSender(deps.sendWebhook);
  const contact = new URL(config.publicUrl).protocol === "https:" ? config.publicUrl : "mailto:postmaster@localhost";
  const outcomes = await Promise.allSettled(devices.map((device) => send({ device, notice, key, contact })));
  await forget(
    devices.filter((_device, at) => outcomes[at]?.status === "fulfilled" && outcomes[at].value === "gone"),
    pool,
  );
  const isTaken = outcomes.some((outcome) => outcome.status === "fulfilled" && outcome.value === "sent");
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed && !isTaken) throw failed.reason;
  return "sent";
}

const forget = (gone: readonly FoundDevice[], pool: Pool) =>
  gone.length > 0 &&
  asSystem(pool, (system) =>
    system.run({
      text: "delete from app_private.push_devices where id = any ($1)",
      values: [gone.map(({ id }) => id)],
    }),
  );
