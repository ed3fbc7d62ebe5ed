// The target of links in emails: uses the ticket up and redirects the browser to the page the link names.
import { BoresightError, fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { purposeOfLink } from "#modules/accounts/mail/mail-ticket.ts";
import { openLink } from "#modules/accounts/sign-in/open-link.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/auth-deps.ts";
import { broughtBy } from "#auth/sign-in/brought-by.ts";
import { endpoint } from "#auth/endpoint.ts";
import { errorParameters, redirectWith } from "./redirect-with.ts";
import { isAllowed } from "./redirects.ts";
import { redirectToSchema } from "#auth/sign-up/sign-up-options.ts";

const linkSchema = z.object({
  ticket: z.string().min(1).max(100),
  type: z.string().max(100).optional(),
  redirectTo: redirectToSchema.min(1),
});
type Link = z.output<typeof linkSchema>;

export const verifyTicket = endpoint(
  {
    method: "GET",
    path: "/verify",
    summary:
      "Opens a link of a mail: leads on to its page with a refresh token, a ticket or code to go on with, or an error.",
    query: linkSchema,
    sends: "redirect",
    errors: [],
  },
  async ({ query: link, request, reply, deps }) => {
    const { config } = deps;
    if (!isAllowed(link.redirectTo, config)) {
      return reply.redirect(redirectWith(config.clientUrl, errorParameters(fail("redirectTo-not-allowed"))));
    }
    // Mail scanners check links with HEAD: only opening a link uses it up.
    const outcome = request.method === "HEAD" ? {} : await outcomeOf(link, deps);
    return reply.header("cache-control", "no-store").redirect(redirectWith(link.redirectTo, outcome));
  },
);

async function outcomeOf({ ticket, type }: Link, deps: AuthDeps): Promise<Record<string, string>> {
  const purpose = purposeOfLink({ ticket, type });
  if (!purpose) return errorParameters(fail("invalid-ticket"));
  try {
    const opened = await asSystem(deps.pool, (system) => openLink({ ticket, purpose }, system, deps));
    return { ...("code" in opened ? opened : broughtBy(opened.answer)), type: purpose };
  } catch (error) {
    if (error instanceof BoresightError) return errorParameters(error);
    throw error;
  }
}
