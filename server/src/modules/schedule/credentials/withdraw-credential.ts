import { fail } from "@boresight/domain/base/errors";
import { withdrawnCredentialSchema } from "@boresight/domain/schedule/credentials/credential-schema";
import { mutation } from "#platform/mutation.ts";

export const withdrawCredential = mutation({
  summary: "Withdraws a credential from today on. What it proved before stays known.",
  callers: ["admin"],
  input: withdrawnCredentialSchema,
  returns: { credential: "Credential", user: { type: "User", via: "credential.user_id" } },
  payload: "CredentialPayload",
  errors: ["credential-changed"],
  async run({ id, version, reason }, { caller, emit, now }) {
    const stored = await caller.one<{ version: number; userId: string }>({
      text: "select version, user_id from app.credentials where id = $1 for update",
      values: [id],
    });
    if (stored.version !== version) throw fail("credential-changed");
    await caller.run({
      text: `update app.credentials set withdrawn_on = ($2::timestamptz at time zone coalesce(
          (select time_zone from app.facilities where is_base limit 1), 'UTC'))::date, withdrawn_reason = $3
        where id = $1 and withdrawn_on is null`,
      values: [id, now, reason],
    });
    await emit({ type: "credentials.changed", entityId: stored.userId, payload: {} });
    return { credential: id };
  },
});
