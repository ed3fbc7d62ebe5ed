// For whoever verifies without us: the page that does it, and the list of what was withdrawn.
import { fail } from "@boresight/domain/base/errors";
import { roles } from "@boresight/domain/accounts/roles";
import type { FastifyInstance } from "fastify";
import { serverFunction, type MountDeps } from "#functions/server-function.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { fillVerifier } from "#modules/documents/signing/fill-verifier.ts";
import { listSeconds, openWithdrawnList } from "#modules/documents/signing/withdrawn-documents.ts";

/** Throws `not-found` where no web app is built, and `too-many-requests`. */
export const offlineVerifier = serverFunction({ path: "offline-verifier", roles }, async ({ request, deps }) => {
  const page = await deps.openLink({ token: "offline-verifier", address: request.ip }, async () => deps.verifierPage);
  if (page === null) throw fail("not-found");
  const { html, mark } = await fillVerifier(page, deps);
  const name = "verify-documents.html";
  const mimeType = "text/html; charset=utf-8";
  return new SentPdf({ name, mark, mimeType, open: () => Promise.resolve(html) }, "attachment");
});

/** The page is opened from a disk, which is an origin of its own: anybody may read the list from anywhere. */
export function mountWithdrawnDocuments(app: FastifyInstance, deps: MountDeps): void {
  const readList = openWithdrawnList(deps);
  app.get("/v1/functions/withdrawn-documents", async (request, reply) => {
    const list = await deps.openLink({ token: "withdrawn-documents", address: request.ip }, readList);
    return reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", `public, max-age=${listSeconds}`)
      .type("application/json")
      .send(list);
  });
}
