import { fail } from "@boresight/domain/base/errors";
import { deletionReason } from "@boresight/domain/files/document-schema";
import type { FastifyInstance } from "fastify";
import { requireNotRetained } from "#modules/billing/payers/require-not-retained.ts";
import { removeFile } from "#modules/files/remove-file.ts";
import type { StoredFile } from "#modules/files/stored-file.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountDelete(scope: FastifyInstance, deps: StorageDeps): void {
  scope.delete<FileAddress & { Querystring: { reason?: unknown } }>("/files/:id", async (request, reply) => {
    const caller = await deps.identify(request.headers);
    const requireRemovable = (file: StoredFile) => requireNotRetained(file, caller.userId, deps);
    await removeFile(
      { id: request.params.id, reason: readReason(request.query.reason), requireRemovable },
      caller,
      deps,
    );
    return reply.code(204).send();
  });
}

/** Null for none. Throws `file-reason-missing` for one that says nothing. */
function readReason(sent: unknown): string | null {
  if (sent === undefined) return null;
  const { data } = deletionReason.safeParse(sent);
  if (data === undefined) throw fail("file-reason-missing");
  return data;
}
