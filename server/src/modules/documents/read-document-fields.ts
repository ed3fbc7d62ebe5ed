/** Computed fields of documents, for many at once and in the order of their ids; the caller sees the rows already. */
import { isStaff } from "@boresight/domain/accounts/roles";
import type { DocumentState } from "@boresight/domain/documents/issued-document";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { firstUnmet, unmetGuardMessage, type UnmetGuard } from "@boresight/domain/orders/unmet-guard";
import type { Transaction } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import { readCertificateObstacles } from "./issue/certificate-obstacles.ts";
import { readNoticeObstacles } from "./notices/notice-obstacles.ts";
import { documentWithState, stateOfDocument } from "./document-state.ts";

type Ids = readonly string[];

export async function readDocumentStates(ids: Ids, { system }: Transaction): Promise<readonly DocumentState[]> {
  const rows = await system.rows<{ id: string; state: DocumentState }>({
    text: `select d.id, ${stateOfDocument} as state from ${documentWithState} where d.id = any ($1)`,
    values: [ids],
  });
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return ids.map((id) => states.get(id) ?? "revoked");
}

type WithPlace = Transaction & { deps: { config: Pick<Config, "clientUrl"> } };

export async function readVerificationUrls(ids: Ids, { system, deps }: WithPlace): Promise<readonly string[]> {
  const codes = await valuesOf("verification_code", ids, system);
  return ids.map((id) => `${deps.config.clientUrl}/verify/${codes.get(id) ?? ""}`);
}

/** A column that only staff read. */
export const staffOnly =
  (column: "issue_reason" | "revoke_reason") =>
  async (ids: Ids, { caller, system }: Transaction): Promise<readonly (string | null)[]> => {
    if (!isStaff(caller.role)) return ids.map(() => null);
    const values = await valuesOf(column, ids, system);
    return ids.map((id) => values.get(id) ?? null);
  };

async function valuesOf(column: string, ids: Ids, system: Transaction["system"]): Promise<ReadonlyMap<string, string>> {
  const rows = await system.rows<{ id: string; value: string }>({
    text: `select id, ${column} as value from app.documents where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, value }) => [id, value]));
}

export async function readCertificateLacks(ids: Ids, { caller, system }: Transaction) {
  if (!isStaff(caller.role)) return ids.map(() => null);
  const obstacles = await readCertificateObstacles(ids, system);
  return ids.map((id) => withMessages(obstacles.get(id) ?? []));
}

/** What stands against a notice; null for everybody but staff. */
export const readNoticeLacks =
  (type: NoticeType) =>
  async (ids: Ids, { caller, system }: Transaction) => {
    if (!isStaff(caller.role)) return ids.map(() => null);
    const obstacles = await readNoticeObstacles(ids, type, system);
    return ids.map((id) => withMessages(obstacles.get(id) ?? []));
  };

const withMessages = (unmet: readonly UnmetGuard[]) =>
  firstUnmet(unmet).map((one) => ({ ...one, message: unmetGuardMessage(one) }));
