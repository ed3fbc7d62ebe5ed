import { fail } from "@boresight/domain/base/errors";
import { pushDeviceSchema } from "@boresight/domain/mail/push-device";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { hashOf, sealDevice } from "./stored-device.ts";

/** Whoever has more has left some behind: the oldest go. */
const mostDevices = 10;

export const savePushDevice = mutation({
  summary:
    "Has notices about the caller's orders shown on this device too, until its session ends. A device shows those of the person who asked last.",
  input: pushDeviceSchema,
  returns: { isOn: "Boolean!" },
  payload: "PushDevicePayload",
  errors: [],
  async run(device, { caller, system, config }: Transaction & RequestContext) {
    const { userId, sessionId } = caller;
    if (userId === null || sessionId === undefined) throw fail("permission-error");
    await system.run({ text: "select from app.users where id = $1 for update", values: [userId] });
    await system.run({
      text: `insert into app_private.push_devices (user_id, session_id, endpoint_hash, sealed_subscription) values ($1, $2, $3, $4)
        on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          sealed_subscription = excluded.sealed_subscription`,
      values: [userId, sessionId, hashOf(device.endpoint), sealDevice(device, config)],
    });
    await system.run({
      text: `delete from app_private.push_devices where user_id = $1 and id not in (
        select id from app_private.push_devices where user_id = $1 order by created_at desc, id limit $2)`,
      values: [userId, mostDevices],
    });
    return { isOn: true };
  },
});
