// The target of links in emails: uses the ticket up and redirects the browser to the page the link names.
import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { purposeOfLink, type LinkPurpose } from "#modules/accounts/mail/mail-ticket.ts";
import { openLink, previewExpired, previewLink } from "#modules/accounts/sign-in/open-link.ts";
import { mailInvitation } from "#modules/accounts/mail/mail-invitation.ts";
import { readShop } from "#modules/mail/queue/read-shop.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { broughtBy, errorParameters, redirectWith } from "./redirect-with.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { sentByForm } from "#auth/input/sent-by-form.ts";
import { isNavigation } from "./is-navigation.ts";
import { sendLinkPage, type LinkPage } from "./link-page.ts";
import { isAllowed } from "../input/redirects.ts";
import { redirectToSchema } from "#auth/input/sign-up-options.ts";

const linkSchema = z.object({
  ticket: z.string().min(1).max(100),
  type: z.string().max(100).optional(),
  redirectTo: redirectToSchema.min(1),
});
type Link = z.output<typeof linkSchema>;

interface Visit {
  link: Link;
  reply: FastifyReply;
  deps: AuthDeps;
}

export const verifyTicket = endpoint(
  {
    method: "GET",
    path: "/verify",
    summary:
      "Opens a link of a mail: leads on to its page with a refresh token, a ticket or code to go on with, or an error. A browser gets a page that asks first, and uses nothing up.",
    query: linkSchema,
    sends: "redirect",
    errors: [],
  },
  ({ query: link, request: { headers, method }, reply, deps }) => {
    // Mail scanners check links with HEAD: only opening a link uses it up.
    if (method === "HEAD") return lead({ link, reply, deps }, async () => ({}));
    return isNavigation(headers) ? ask({ link, reply, deps }) : open({ link, reply, deps });
  },
);

export const confirmTicket = sentByForm(
  endpoint(
    {
      method: "POST",
      path: "/verify",
      summary: "The button of the page that a link of a mail shows in a browser: leads on as the link does.",
      query: linkSchema,
      sends: "redirect",
      errors: [],
    },
    async ({ query: link, reply, deps }) => {
      const renewed = await renewInvitation({ link, reply, deps });
      return renewed ?? open({ link, reply, deps });
    },
  ),
);

const open = (visit: Visit): Promise<FastifyReply> =>
  lead(visit, async (link, purpose) => {
    const opened = await asSystem(visit.deps.pool, (system) => openLink({ ...link, purpose }, system, visit.deps));
    return { ...("code" in opened ? opened : broughtBy(opened.answer)), type: purpose };
  });

/** A link that does not work leads on at once; so does one to a page that is not allowed. */
async function ask({ link, reply, deps }: Visit): Promise<FastifyReply> {
  const page = await pageOf(link, deps).catch(knownError);
  if ("redirectTo" in page) return sendLinkPage(page, reply);
  const expired = await pageOfExpired({ link, reply, deps }, "expiredInvitation");
  return expired ? sendLinkPage(expired, reply) : lead({ link, reply, deps }, () => Promise.reject(page));
}

/** Whoever holds an invitation that has expired has another one mailed to its address: the link alone proves nothing. */
async function renewInvitation(visit: Visit): Promise<FastifyReply | null> {
  const page = await pageOfExpired(visit, "renewedInvitation");
  return page && sendLinkPage(page, visit.reply);
}

function pageOfExpired(
  { link, deps }: Visit,
  subject: "expiredInvitation" | "renewedInvitation",
): Promise<LinkPage | null> {
  if (!isAllowed(link.redirectTo, deps.config)) return Promise.resolve(null);
  return asSystem(deps.pool, async (system) => {
    const invited = await previewExpired(link, system, deps);
    if (!invited) return null;
    if (subject === "renewedInvitation") await mailInvitation(invited, system, deps);
    const { email, locale } = invited;
    const shop = await readShop(system, deps.config);
    return { subject, shop, locale, email, newEmail: null, redirectTo: link.redirectTo };
  });
}

function pageOf(link: Link, { pool, config, clock }: AuthDeps): Promise<LinkPage> {
  return asSystem(pool, async (system) => {
    const purpose = purposeIn(link);
    if (!isAllowed(link.redirectTo, config)) throw fail("redirectTo-not-allowed");
    const { account, newEmail, isInvitation } = await previewLink({ ...link, purpose }, system, { clock });
    const { email, locale } = account;
    const shop = await readShop(system, config);
    const subject = isInvitation ? "invitation" : purpose;
    return { subject, shop, locale, email: email ?? "", newEmail, redirectTo: link.redirectTo };
  });
}

type Outcome = Readonly<Record<string, string>>;

/** Redirects to the link's page with the outcome, or with the error. */
async function lead(
  { link, reply, deps: { config } }: Visit,
  outcomeOf: (link: Link, purpose: LinkPurpose) => Promise<Outcome>,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store");
  if (!isAllowed(link.redirectTo, config)) {
    return reply.redirect(redirectWith(config.clientUrl, errorParameters(fail("redirectTo-not-allowed")), config));
  }
  const outcome = await Promise.resolve()
    .then(() => outcomeOf(link, purposeIn(link)))
    .catch((error: unknown) => errorParameters(knownError(error)));
  return reply.redirect(redirectWith(link.redirectTo, outcome, config));
}

function purposeIn(link: Link): LinkPurpose {
  const purpose = purposeOfLink({ type: undefined, ...link });
  if (!purpose) throw fail("invalid-ticket");
  return purpose;
}

function knownError(error: unknown): BoresightError {
  if (error instanceof BoresightError) return error;
  throw error;
}
