import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { requireDatabase } from "#platform/database/database-health.ts";
import { ok, okAnswer } from "./answers.ts";
import { endpoint } from "./endpoint/endpoint.ts";

export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")));

const publicly = { method: "GET", errors: [] } as const;

export const serviceStatus = [
  endpoint(
    {
      ...publicly,
      uncounted: true,
      path: "/healthz",
      summary: "Succeeds while the service and its database respond.",
      answer: okAnswer,
      errors: ["database-unavailable"],
    },
    async ({ deps }) => {
      await requireDatabase(deps.pool);
      return ok;
    },
  ),
  endpoint(
    {
      ...publicly,
      path: "/version",
      summary: "Returns the service's version.",
      answer: z.object({ version: z.string() }),
    },
    async () => ({ version }),
  ),
  // Tokens are signed with a shared secret: there are no public keys to show.
  endpoint(
    {
      ...publicly,
      path: "/.well-known/jwks.json",
      summary: "Lists the public keys of access tokens.",
      answer: z.object({ keys: z.array(z.unknown()) }),
    },
    async () => ({ keys: [] }),
  ),
];
