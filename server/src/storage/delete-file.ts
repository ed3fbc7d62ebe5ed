import type { FastifyInstance } from "fastify";
import { removeFile } from "#modules/files/remove-file.ts";
import type { FileAddress, StorageParts } from "./storage-parts.ts";

export function mountDelete(scope: FastifyInstance, parts: StorageParts): void {
  scope.delete<FileAddress>("/files/:id", async (request, reply) => {
    await removeFile(request.params.id, await parts.identify(request.headers), parts);
    return reply.code(204).send();
  });
}
