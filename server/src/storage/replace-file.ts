import { asWritten } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import { cleanFileName } from "@boresight/domain/base/file-name";
import { replaceFile, type Replacement } from "#modules/files/replace-file.ts";
import { seeFile } from "#modules/files/stored-file.ts";
import { fileMetadata } from "./file-metadata.ts";
import { noMetadata, readPartMetadata } from "./part-metadata.ts";
import { readForm, type Form } from "./read-form.ts";
import type { FileAddress, StorageDeps } from "./storage-deps.ts";

export function mountReplace(scope: FastifyInstance, deps: StorageDeps): void {
  const { identify, incoming, pool } = deps;
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- fastify waits for promises and answers when they fail
  scope.put<FileAddress>("/files/:id", async (request) => {
    const caller = await identify(request.headers);
    const file = await seeFile(request.params.id, caller, pool);
    await using form = await readForm(request.raw, { incoming, mostBytes: file.bucket.maxSize, filePart: "file" });
    return fileMetadata(await replaceFile(file, replacement(form), { ...deps, caller }));
  });
}

function replacement(form: Form): Replacement {
  const [content, ...others] = form.files;
  if (!content || others.length > 0) {
    throw fail("file-part-missing", { message: asWritten("exactly one file is needed in the multipart form") });
  }
  const [json] = form.fields("metadata");
  const { name, metadata } = json === undefined ? noMetadata : readPartMetadata(json);
  const { fileName, contentType, received } = content;
  return { name: cleanFileName(name || fileName), contentType, received, ...(metadata !== undefined && { metadata }) };
}
