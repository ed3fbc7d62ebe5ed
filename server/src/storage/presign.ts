import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import { findLinkedFile, isLinked, mayHaveOriginal, seeFile, type StoredFile } from "#modules/files/stored-file.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { sendContent } from "./send-content.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountPresigned(scope: FastifyInstance, deps: StorageDeps): void {
  const { identify, pool, presigning } = deps;

  scope.get<FileAddress>("/files/:id/presignedurl", async ({ headers, params }, reply) => {
    const caller = await identify(headers);
    const file = presignable(await seeFile(params.id, caller, pool));
    const expiration = file.bucket.presignedSeconds;
    reply.header("cache-control", "no-store");
    const terms = {
      seconds: expiration,
      asOriginal: mayHaveOriginal(file, caller),
      mayChange: isLinked(caller),
      maySeeInternal: isStaff(caller.role),
    };
    return { url: presigning.address(file.id, terms), expiration };
  });

  scope.route<FileAddress>({
    method: ["GET", "HEAD"],
    url: "/files/:id/presignedurl/contents",
    compress: false,
    async handler(request, reply) {
      const { left, maySeeInternal, ...terms } = presigning.check(request.params.id, request.query);
      const find = (system: Rights) => findLinkedFile(request.params.id, maySeeInternal, system);
      const file = presignable(await asSystem(pool, find));
      reply.header("cross-origin-resource-policy", "cross-origin"); // Made to be shown anywhere while it lasts.
      return sendContent(
        { request, reply },
        { file, cacheControl: `private, max-age=${left}`, ...terms, asker: `signed ${file.id}` },
        deps,
      );
    },
  });
}

function presignable(file: StoredFile): StoredFile {
  if (!file.bucket.presignedUrls) throw fail("presigning-disabled");
  return file;
}
