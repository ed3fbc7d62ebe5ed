// The functions service (contract functions.md): the functions of each area are in its folder.
import { Readable } from "node:stream";
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { isLargerThan } from "#platform/http/nesting.ts";
import { roles } from "@boresight/domain/accounts/roles";
import { sendPdf, SentPdf } from "./sent-pdf.ts";
import {
  type FunctionDeps,
  type Mount,
  type MountDeps,
  type ServerFunction,
  serverFunction,
} from "./server-function.ts";
import { StreamedText } from "./streamed-text.ts";

/** Deeper nesting cannot be serialised to JSON again. */
const largestInput = { depth: 500, values: Infinity };
/** Returns its input; published clients are tested against it. */
const echo = serverFunction({ path: "echo", roles }, async ({ input = null, request: { method, headers } }) => ({
  method,
  headers,
  body: input,
}));

const testFunctions: readonly ServerFunction[] = [echo];

interface Mounted extends MountDeps {
  /** The product's own functions. */
  functions: readonly ServerFunction[];
  mounts: readonly Mount[];
}

export async function mountFunctions(app: FastifyInstance, { functions, mounts, ...deps }: Mounted): Promise<void> {
  await app.register(
    async (scope) => {
      readBodies(scope);
      scope.get("/healthz", (_request, reply) => reply.type("application/json").send('"OK"'));
      for (const each of deps.config.testFunctions ? [...functions, ...testFunctions] : functions) {
        mount(scope, each, deps);
      }
    },
    { prefix: "/v1/functions" },
  );
  for (const each of mounts) await each(app, deps);
}

function mount(scope: FastifyInstance, { spec, admit, call }: ServerFunction, deps: FunctionDeps): void {
  // A large body is read from those alone who may send it.
  const admitFirst = async (request: FastifyRequest) => void (await admit(request, deps));
  scope.route({
    method: ["GET", "POST"],
    url: `/${spec.path}`,
    ...(spec.bodyLimit && { bodyLimit: spec.bodyLimit, onRequest: admitFirst }),
    async handler(request, reply) {
      const answer = await call(request, deps);
      if (answer instanceof StreamedText) return sendStream(reply, answer);
      if (answer instanceof SentPdf) return sendPdf(request, reply, answer);
      return reply.type("application/json").send(JSON.stringify(answer ?? null));
    },
  });
}

function sendStream(reply: FastifyReply, { type, fileName, parts }: StreamedText) {
  return reply
    .header("content-disposition", contentDisposition("attachment", fileName))
    .header("cache-control", "no-store")
    .type(type)
    .send(Readable.from(parts));
}

/** An empty body means no input, even when the client declares it as JSON. */
function readBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser("remove", "remove");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.trim() === "") return done(null, undefined);
    return parse(request, body, (error, parsed) =>
      error || isLargerThan(parsed, largestInput) ? done(fail("invalid-request")) : done(null, parsed),
    );
  });
}
