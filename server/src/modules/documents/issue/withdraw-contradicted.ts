import type { IssuedType } from "@boresight/domain/documents/issued-document";
import { text } from "@boresight/domain/texts/text";
import type { Actor, Work } from "#platform/database/events.ts";
import { documentWithState, stateOfDocument } from "../document-state.ts";

interface Issued {
  type: IssuedType;
  number: string;
  serviceOrderId: string;
  by: Pick<Actor, "userId">;
}

/** What says that a calibration was required revokes the order's notice that none was: both cannot be valid. */
export async function withdrawContradicted({ type, number, serviceOrderId, by }: Issued, work: Work): Promise<void> {
  if (type !== "certificate" && type !== "notCompleted") return;
  const { system, now } = work;
  const found = await system.maybe<{ id: string; number: string; revision: number }>({
    text: `select d.id, d.number, d.revision from ${documentWithState}
      where d.service_order_id = $1 and d.type = 'noneRequired' and ${stateOfDocument} = 'valid'`,
    values: [serviceOrderId],
  });
  if (!found) return;
  const reason = text("documents.calibrationWasRequired", { number });
  await system.run({
    text: "update app.documents set revoked_at = $2, revoked_by = $3, revoke_reason = $4 where id = $1",
    values: [found.id, now, by.userId, reason],
  });
  const payload = { serviceOrderId, documentType: "noneRequired" as const, ...revised(found), reason };
  await work.emit({ type: "document.revoked", entityId: found.id, payload });
}

const revised = ({ number, revision }: { number: string; revision: number }) => ({ number, revision });
