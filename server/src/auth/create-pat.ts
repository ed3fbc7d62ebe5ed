import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import { issuePersonalAccessToken } from "#modules/accounts/personal-access-tokens.ts";
import { asSystem } from "#platform/transaction.ts";
import { bearerEndpoint } from "./endpoint.ts";

export const createPat = bearerEndpoint(
  {
    method: "POST",
    path: "/pat",
    summary: "Makes a personal access token for a program; it is shown this once.",
    body: z.object({
      expiresAt: z.iso.datetime({ offset: true }),
      metadata: z.record(z.string(), z.unknown()).optional(),
    }),
    answer: z.object({ id: z.uuid(), personalAccessToken: z.uuid() }),
    errors: ["disabled-user"],
    bearer: "elevated",
  },
  async ({ body, user: { userId }, parts }) => {
    const expiresAt = new Date(body.expiresAt);
    if (!(expiresAt > parts.clock())) throw fail("invalid-request");
    const token = { userId, expiresAt, metadata: body.metadata };
    return asSystem(parts.pool, (system) => issuePersonalAccessToken(token, system, parts));
  },
);
