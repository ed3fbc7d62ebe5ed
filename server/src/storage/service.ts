// The storage service (contract storage.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fail } from "@boresight/domain/base/errors";
import { createRateLimits, type RequestCounts } from "#platform/limits/rate-limits.ts";
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
  { counts, ...given }: Omit<StorageDeps, "changeImage" | "countImage" | "presigning"> & { counts: RequestCounts },
): Promise<void> {
  const limits = given.config.queries.share && createRateLimits({ image: given.config.queries.share.images }, counts);
  const countImage = async (asker: string) => {
    const retryAfter = (await limits?.take("image", asker)) ?? null;
    if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
  };
  const deps = { ...given, countImage, changeImage: createChangeImage(given), presigning: createPresigning(given) };
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
