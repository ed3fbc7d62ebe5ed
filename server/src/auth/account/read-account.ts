import { z } from "zod";
import { readOwnAccount } from "#modules/accounts/own-account/read-own-account.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";

const moment = z.iso.datetime();

export const readAccount = bearerEndpoint(
  {
    method: "GET",
    path: "/user/account",
    summary: "Lists the bearer's own sessions, security keys, personal access tokens and linked identities.",
    answer: z.object({
      hasPassword: z.boolean(),
      activeMfaType: z.literal("totp").nullable(),
      recoveryCodesLeft: z.number().int(),
      sessions: z.array(
        z.object({
          id: z.uuid(),
          createdAt: moment,
          lastUsedAt: moment,
          expiresAt: moment,
          userAgent: z.string().nullable(),
          address: z.string().nullable(),
          isCurrent: z.boolean(),
        }),
      ),
      securityKeys: z.array(
        z.object({ id: z.uuid(), nickname: z.string().nullable(), createdAt: moment, lastUsedAt: moment.nullable() }),
      ),
      personalAccessTokens: z.array(
        z.object({
          id: z.uuid(),
          metadata: z.record(z.string(), z.unknown()).nullable(),
          createdAt: moment,
          expiresAt: moment,
        }),
      ),
      identities: z.array(z.object({ provider: z.string(), email: z.string().nullable(), createdAt: moment })),
    }),
    errors: [],
    bearer: "registered",
  },
  ({ user, deps }) => asSystem(deps.pool, (system) => readOwnAccount(user, system, deps.clock)),
);
