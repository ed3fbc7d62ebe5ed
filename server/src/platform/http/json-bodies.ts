import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";

/** Parses JSON request bodies: an empty one is `{}`. Throws `invalid-request` for one that cannot be parsed. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.trim() === "") return done(null, {});
    return parse(request, body, (error, parsed) => (error ? done(fail("invalid-request")) : done(null, parsed)));
  });
}
