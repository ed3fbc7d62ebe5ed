import type { Task } from "graphile-worker";
import * as z from "zod";
import { revokeTokens } from "#modules/accounting/connection/revoke-tokens.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";

const payloadSchema = z.object({ environment: z.string(), sealed: z.string() });

export const revokeQboTokensJob =
  (deps: { config: Pick<Config, "qbo" | "sealSecret">; clock: Clock }): Task =>
  (payload) => {
    const { environment, sealed } = payloadSchema.parse(payload);
    return revokeTokens({ environment, sealed: Buffer.from(sealed, "base64") }, deps);
  };
