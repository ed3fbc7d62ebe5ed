import { z } from "zod";
import { issuePersonalAccessToken } from "#modules/accounts/sessions/personal-access-tokens.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";
import { requireElevationBySettings } from "#auth/factors/require-elevation.ts";

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
    errors: ["disabled-user", "elevated-claim-required"],
    bearer: "registered",
  },
  async ({ body, user, deps }) => {
    await requireElevationBySettings(user, deps);
    const { userId, sessionId } = user;
    const token = { userId, sessionId, expiresAt: new Date(body.expiresAt), metadata: body.metadata };
    return asSystem(deps.pool, (system) => issuePersonalAccessToken(token, system, deps));
  },
);
