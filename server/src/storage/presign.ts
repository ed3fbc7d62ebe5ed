import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import { findFile, isLinked, mayHaveOriginal, seeFile, type StoredFile } from "#modules/files/stored-file.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sendContent } from "./send-content.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountPresigned(scope: FastifyInstance, deps: StorageDeps): void {
  const { identify, pool, presigning } = deps;

  scope.get<FileAddress>("/files/:id/presignedurl", async ({ headers, params }, reply) => {
    const caller = await identify(headers);
    const file = presignable(await seeFile(params.id, caller, pool));
    const expiration = file.bucket.presignedSeconds;
    reply.header("cache-control", "no-store");
    const terms = { seconds: expiration, asOriginal: mayHaveOriginal(file, caller), mayChange: isLinked(caller) };
    return { url: presigning.address(file.id, terms), expiration };
  });

  scope.route<FileAddress>({
    method: ["GET", "HEAD"],
    url: "/files/:id/presignedurl/contents",
    compress: false,
    async handler(request, reply) {
      const { left, ...terms } = presigning.check(request.params.id, request.query);
      const file = presignable(await asSystem(pool, (system) => findFile(request.params.id, system)));
      return sendContent({ request, reply }, { file, cacheControl: `max-age=${left}`, ...terms }, deps);
    },
  });
}

function presignable(file: StoredFile): StoredFile {
  if (!file.bucket.presignedUrls) throw fail("presigning-disabled");
  return file;
}
