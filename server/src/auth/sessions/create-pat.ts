import { z } from "zod";
import { issuePersonalAccessToken } from "#modules/accounts/own-account/personal-access-tokens.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { requireElevationBySettings } from "#auth/endpoint/require-elevation.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";

/** In characters of JSON: enough for a name and a purpose. */
const longestMetadata = 2000;

export const createPat = bearerEndpoint(
  {
    method: "POST",
    path: "/pat",
    summary: "Makes a personal access token for a program; it is shown this once.",
    body: z.object({
      expiresAt: z.iso.datetime({ offset: true }),
      metadata: z
        .record(z.string(), z.unknown())
        .refine((given) => JSON.stringify(given).length <= longestMetadata)
        .optional(),
      ...proofFields,
    }),
    answer: z.object({ id: z.uuid(), personalAccessToken: z.uuid() }),
    errors: ["disabled-user", "too-many-kept", ...proofErrors],
    bearer: "registered",
  },
  async ({ body: { expiresAt, metadata, ...shown }, user, deps }) => {
    await requireElevationBySettings(user, deps);
    await requireProof(user, shown, deps);
    const { userId, sessionId } = user;
    const token = { userId, sessionId, expiresAt: new Date(expiresAt), metadata };
    return asSystem(deps.pool, (system) => issuePersonalAccessToken(token, system, deps));
  },
);
