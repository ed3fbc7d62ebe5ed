// The other side of the comparison for files: fastify that writes forms to disk as they come, and hands out a folder.
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";

const folder = process.env["FOLDER"] ?? "";
const app = fastify();
app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));

app.post("/files", async ({ raw, headers }, reply) => {
  const written: Promise<void>[] = [];
  const form = new Busboy({ headers: { ...headers, "content-type": headers["content-type"] ?? "" } });
  form.on("file", (_name, content) => {
    written.push(pipeline(content, createWriteStream(join(folder, randomUUID()))));
  });
  await pipeline(raw, form);
  await Promise.all(written);
  return reply.code(201).send({});
});
await app.register(fastifyStatic, { root: folder });
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.send?.("ready");
