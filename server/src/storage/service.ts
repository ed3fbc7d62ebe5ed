// The storage service (contract storage.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { createChangeImage } from "#modules/files/change-image.ts";
import { answerStorageErrors } from "./error-answers.ts";
import { mountDelete } from "./delete-file.ts";
import { mountPresigned } from "./presign.ts";
import { createPresigning } from "./presigning.ts";
import { mountRead } from "./read-file.ts";
import { mountReplace } from "./replace-file.ts";
import type { StorageDeps } from "./storage-deps.ts";
import { mountUpload } from "./upload-files.ts";

const exposed = "Content-Length, Content-Type, Content-Range, Cache-Control, ETag, Last-Modified, X-Error";

const { version: buildVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")));

export async function mountStorage(
  app: FastifyInstance,
  given: Omit<StorageDeps, "changeImage" | "presigning">,
): Promise<void> {
  const deps = { ...given, changeImage: createChangeImage(given), presigning: createPresigning(given) };
  await app.register(
    async (scope) => {
      answerStorageErrors(scope);
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("access-control-expose-headers", exposed);
      });
      // Forms are parsed by their endpoints while they stream in.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _body, done) => done(null));
      scope.get("/healthz", async () => ({ status: "ok" }));
      scope.get("/version", async () => ({ buildVersion }));
      for (const mount of [mountUpload, mountRead, mountPresigned, mountReplace, mountDelete]) mount(scope, deps);
    },
    { prefix: "/v1/storage" },
  );
}
