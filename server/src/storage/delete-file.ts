import type { FastifyInstance } from "fastify";
import { removeFile } from "#modules/files/remove-file.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountDelete(scope: FastifyInstance, deps: StorageDeps): void {
  scope.delete<FileAddress>("/files/:id", async (request, reply) => {
    await removeFile(request.params.id, await deps.identify(request.headers), deps);
    return reply.code(204).send();
  });
}
