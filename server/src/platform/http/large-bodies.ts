import type { FastifyInstance, FastifyRequest } from "fastify";

const readAtMost = 50_000_000;
const patience = 10_000;

/**
 * A client that is still sending reads no response: a body that is too large is read to its end and discarded before
 * it is refused.
 */
export function drainLargeBodies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode === 413) await readRest(request);
  });
}

function readRest({ raw, headers }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed || Number(headers["content-length"]) > readAtMost) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, patience);
    raw.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > readAtMost) done();
    });
    raw.once("close", done).once("end", done).once("error", done);
    raw.resume();
  });
}
