import { z } from "zod";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { prepareTotp } from "#modules/accounts/factors/second-factor.ts";
import { totpAddress } from "#modules/accounts/factors/totp.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";

export const generateTotp = bearerEndpoint(
  {
    method: "GET",
    path: "/mfa/totp/generate",
    summary: "Makes a secret for the bearer's authenticator app, as text and as a QR code; a first code activates it.",
    answer: z.object({ imageUrl: z.string().startsWith("data:image/png;base64,"), totpSecret: z.string() }),
    errors: ["totp-already-active", "disabled-endpoint"],
    bearer: "registered",
  },
  async ({ user: { userId }, reply, deps }) => {
    requireOpen("mfa", deps);
    const { account, totpSecret } = await asSystem(deps.pool, async (system) => ({
      account: await system.one<Account>(accountById(userId)),
      totpSecret: await prepareTotp(userId, system, deps),
    }));
    const { toDataURL } = await import("qrcode"); // Only here: a start need not wait for it.
    const label = account.email ?? account.phoneNumber ?? account.displayName;
    const imageUrl = await toDataURL(totpAddress(totpSecret, deps.config.brandName, label), { width: 200 });
    reply.header("cache-control", "no-store");
    return { imageUrl, totpSecret };
  },
);
