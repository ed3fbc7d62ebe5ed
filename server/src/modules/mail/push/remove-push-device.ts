import { pushEndpointSchema } from "@boresight/domain/mail/push-device";
import { mutation } from "#platform/mutation.ts";
import { hashOf } from "./stored-device.ts";

export const removePushDevice = mutation({
  summary: "Has no more notices shown on this device; one that shows none of the caller's stays as it is.",
  input: pushEndpointSchema,
  returns: { isOn: "Boolean!" },
  payload: "PushDevicePayload",
  errors: [],
  async run({ endpoint }, { caller, system }) {
    await system.run({
      text: "delete from app_private.push_devices where endpoint_hash = $1 and user_id = $2",
      values: [hashOf(endpoint), caller.userId],
    });
    return { isOn: false };
  },
});
