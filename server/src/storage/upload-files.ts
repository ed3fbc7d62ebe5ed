import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addFile, type NewFile } from "#modules/files/add-file.ts";
import { bucketOf, readBuckets, type Bucket } from "#modules/files/buckets.ts";
import { cleanFileName } from "@boresight/domain/base/file-name";
import { isLinked } from "#modules/files/stored-file.ts";
import { requireRoom } from "#modules/files/upload-quota.ts";
import { sendFailure } from "./error-answers.ts";
import { fileMetadata } from "./file-metadata.ts";
import { noMetadata, readPartMetadata } from "./part-metadata.ts";
import { readForm, type Form } from "./read-form.ts";
import type { StorageDeps } from "./storage-deps.ts";

/** Clients read the list of stored files from every response. */
function errorHandler(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(reply, error, { processedFiles: [] });
}

export function mountUpload(scope: FastifyInstance, deps: StorageDeps): void {
  scope.post("/files", { errorHandler }, async (request, reply) => {
    const caller = await deps.identify(request.headers);
    if (caller.role === "public") throw fail("file-not-authorized");
    if (!isLinked(caller)) await requireRoom({ caller, quota: deps.quota, size: leastSize(request) }, deps.pool);
    const buckets = await readBuckets(deps.pool);
    const mostBytes = Math.max(...buckets.map(({ maxSize }) => maxSize));
    await using form = await readForm(request.raw, { incoming: deps.incoming, mostBytes, filePart: "file[]" });
    const files = newFiles(form, bucketOf(form.fields("bucket-id")[0] || "default", buckets));
    const processedFiles: ReturnType<typeof fileMetadata>[] = [];
    try {
      for (const file of files) processedFiles.push(fileMetadata(await addFile(file, caller, deps)));
    } catch (error) {
      return sendFailure(reply, error, { processedFiles });
    }
    const [first] = processedFiles;
    // Old clients read a single file at the top level, new ones in the list.
    return reply.code(201).send({ ...(files.length === 1 && first), processedFiles });
  });
}

/** The overhead of a form: boundaries and headers are short. */
function leastSize({ headers }: FastifyRequest): number {
  return Math.max(0, (Number(headers["content-length"]) || 0) - 100_000);
}

function newFiles(form: Form, bucket: Bucket): NewFile[] {
  if (form.files.length === 0) throw fail("file-part-missing");
  const given = form.fields("metadata[]").map(readPartMetadata);
  if (given.length > 0 && given.length !== form.files.length) throw fail("file-metadata-count");
  return form.files.map(({ fileName, contentType, received }, index) => {
    const { id, name, metadata = null } = given[index] ?? noMetadata;
    return { id, bucket, name: cleanFileName(name || fileName), contentType, received, metadata };
  });
}
