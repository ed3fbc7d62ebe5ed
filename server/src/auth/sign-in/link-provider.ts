// Linking an account at a provider, the end: who began it takes what the browser brought back.
import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { linkIdentity } from "#modules/accounts/sign-in/identities.ts";
import { finishProviderSignIn } from "#modules/accounts/sign-in/provider-sign-ins.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";

interface Returned {
  provider: string;
  state: string;
}

export const linkTicketOf = ({ provider, state }: Returned): string => `${provider}:${state}`;

function returnedBy(ticket: string): Returned {
  const [provider = "", state = ""] = ticket.split(":", 2);
  return { provider, state };
}

export const linkProvider = bearerEndpoint(
  {
    method: "POST",
    path: "/link/provider",
    summary:
      "Links the account at a provider to the bearer who began it, for the ticket that came back with the browser.",
    body: z.object({ ticket: z.string().max(200) }),
    answer: okAnswer,
    errors: ["disabled-user", "invalid-ticket"],
    bearer: "registered",
  },
  async ({ body: { ticket }, user: { userId }, deps }) => {
    await asSystem(deps.pool, async (system) => {
      const pending = await finishProviderSignIn(returnedBy(ticket), system, deps);
      if (!pending?.identity || pending.linkTo !== userId) throw fail("invalid-ticket");
      await linkIdentity({ userId, identity: pending.identity }, system, deps);
    });
    return ok;
  },
);
