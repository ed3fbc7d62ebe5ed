import { openOauth } from "#integrations/quickbooks/connection/oauth.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { tokenSealing } from "./token-sealing.ts";

interface Revoking {
  environment: string;
  sealed: Buffer;
}

interface RevokeDeps {
  config: Pick<Config, "qbo" | "sealSecret">;
  clock: Clock;
}

/** Ends at Intuit what we forgot already. Throws only what is worth another attempt. */
export async function revokeTokens({ environment, sealed }: Revoking, { config, clock }: RevokeDeps): Promise<void> {
  const tokens = tokenSealing(config).open(sealed);
  if (!tokens || config.qbo?.environment !== environment) return;
  try {
    await openOauth(config.qbo, { clock }).revoke(tokens.refreshToken);
  } catch (error) {
    const passes = error instanceof QboError && ["unavailable", "throttled"].includes(error.problem.kind);
    if (passes || !(error instanceof QboError)) throw error;
  }
}
