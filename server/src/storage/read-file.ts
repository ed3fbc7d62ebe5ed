import type { FastifyInstance } from "fastify";
import { isLinked, mayHaveOriginal, seeFile } from "#modules/files/stored-file.ts";
import { sendContent } from "./send-content.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountRead(scope: FastifyInstance, deps: StorageDeps): void {
  scope.route<FileAddress>({
    method: ["GET", "HEAD"],
    url: "/files/:id",
    compress: false, // Lengths and ranges count the stored bytes.
    async handler(request, reply) {
      const caller = await deps.identify(request.headers);
      const file = await seeFile(request.params.id, caller, deps.pool);
      const { cacheControl } = file.bucket;
      const asOriginal = mayHaveOriginal(file, caller);
      const asker = caller.userId ?? caller.role;
      const readable = { file, cacheControl, asOriginal, mayChange: isLinked(caller), asker };
      return sendContent({ request, reply }, readable, deps);
    },
  });
}
