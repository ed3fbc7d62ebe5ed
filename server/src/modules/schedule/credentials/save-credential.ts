import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { credentialSchema, type SavedCredential } from "@boresight/domain/schedule/credentials/credential-schema";
import { text } from "@boresight/domain/texts/text";
import { requireTechnician } from "#modules/schedule/facilities/require-technician.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";

export const saveCredential = mutation({
  summary:
    "Adds a technician's credential, or corrects it. A renewed one is a new one: what the old one proved stays known.",
  callers: ["admin"],
  input: credentialSchema,
  returns: { credential: "Credential", user: { type: "User", via: "credential.user_id" } },
  payload: "CredentialPayload",
  clientKey: true,
  errors: ["credential-changed"],
  async run(credential, { caller, emit, system }) {
    await checkReferences(credential, system);
    const { id, version, userId, ...values } = credential;
    if (id !== null) {
      const stored = await caller.one<Stored>(lockCredential(id));
      if (stored.version !== version) throw fail("credential-changed");
      if (stored.userId !== userId)
        throw wrongField("userId", "wrong-reference", text("schedule.otherCredentialHolder"));
      await caller.run(updateRow("app.credentials", id, values));
      await emit({ type: "credentials.changed", entityId: userId, payload: {} });
      return { credential: id };
    }
    await requireTechnician(userId, caller);
    const added = await caller.one<{ id: string }>(insertRow("app.credentials", { userId, ...values }));
    return { credential: added.id };
  },
});

interface Stored {
  version: number;
  userId: string;
}

const lockCredential = (id: string) => ({
  text: "select version, user_id from app.credentials where id = $1 for update",
  values: [id],
});

async function checkReferences({ systems, certificateFileId }: SavedCredential, system: Rights): Promise<void> {
  const known = await system.rows({
    text: "select key from app.line_item_types where key = any ($1) and category = 'calibration'",
    values: [systems],
  });
  if (known.length < systems.length)
    throw wrongField("systems", "wrong-reference", text("calibrations.chooseFromTheListOfCalibrations"));
  const file = {
    text: "select id from app.files where id = $1 and is_uploaded and service_order_id is null and customer_id is null",
    values: [certificateFileId],
  };
  if (certificateFileId !== null && !(await system.maybe(file)))
    throw wrongField("certificateFileId", "wrong-reference", text("equipment.chooseCertificateFile"));
}
