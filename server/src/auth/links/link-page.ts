// The page that a link of a mail opens in a browser: scanners of mail open links too, so only the button uses one up.
import { createHash } from "node:crypto";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { FastifyReply } from "fastify";
import { escaped } from "#integrations/mail/mail-layout.ts";
import type { LinkPurpose } from "#modules/accounts/mail/mail-ticket.ts";
import type { ShopOfMail } from "#modules/mail/queue/read-shop.ts";

/** What a page is about: a link, an invitation, one that has expired, or the new one that was mailed in its place. */
type LinkSubject = LinkPurpose | "expiredInvitation" | "invitation" | "renewedInvitation";

export interface LinkPage {
  subject: LinkSubject;
  shop: ShopOfMail;
  locale: string;
  /** The account's address, and the one that it is about to get. */
  email: string;
  newEmail: string | null;
  /** Where the browser is sent after the button. */
  redirectTo: string;
}

const words: Record<LinkSubject, { title: TextKey; effect: TextKey; button: TextKey | null }> = {
  verifyEmail: {
    title: "letters.emailVerifySubject",
    effect: "letters.linkVerifiesEmail",
    button: "letters.emailVerifyButton",
  },
  passwordlessEmail: {
    title: "letters.signinPasswordlessSubject",
    effect: "letters.linkSignsIn",
    button: "letters.signinPasswordlessButton",
  },
  passwordReset: {
    title: "letters.passwordResetSubject",
    effect: "letters.linkResetsPassword",
    button: "letters.passwordResetButton",
  },
  emailConfirmChange: {
    title: "letters.emailConfirmChangeSubject",
    effect: "letters.linkChangesEmail",
    button: "letters.emailConfirmChangeButton",
  },
  invitation: {
    title: "letters.accountInviteSubject",
    effect: "letters.linkResetsPassword",
    button: "letters.accountInviteButton",
  },
  expiredInvitation: {
    title: "letters.invitationExpired",
    effect: "letters.invitationCanBeRenewed",
    button: "letters.renewInvitation",
  },
  renewedInvitation: { title: "letters.invitationRenewed", effect: "letters.invitationIsOnItsWay", button: null },
};

const style = `:root{color-scheme:light dark;--ground:#f2f5f7;--card:#fff;--ink:#1c2733;--quiet:#5b6875;--brand:#00719a;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#10171d;--card:#1b242c;--ink:#e8edf1;--quiet:#a9b5bf;--brand:#5cc3ea;--on-brand:#06222f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Arabic",Arial,sans-serif}
main{width:100%;max-width:480px;padding:32px;background:var(--card);border-radius:12px;overflow-wrap:anywhere}
header{display:flex;gap:12px;align-items:center;font-weight:600}
img{height:32px;max-width:160px;padding:4px;background:#fff;border-radius:4px}
h1{margin:24px 0 12px;font-size:24px;line-height:1.3}
p{margin:0 0 24px}
p:last-child{margin:24px 0 0;font-size:14px;color:var(--quiet)}
button{width:100%;min-height:48px;padding:8px 24px;border:0;border-radius:8px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`;
const styleHash = createHash("sha256").update(style).digest("base64");

export function sendLinkPage(page: LinkPage, reply: FastifyReply): FastifyReply {
  const { origin, protocol } = new URL(page.redirectTo);
  // Browsers hold the redirect after a form to its policy too; the origin of an app's own scheme is no origin.
  const leadsTo = origin === "null" ? protocol : origin;
  const logos = page.shop.logo ? `; img-src ${new URL(page.shop.logo).origin}` : "";
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'${logos}; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(render(page));
}

/** The form has no address: it is sent to the one of the page. */
function render({ subject, shop, locale, email, newEmail }: LinkPage): string {
  const language = languageOf(locale);
  const params = { brand: shop.brandName, email: newEmail ?? email, former: email };
  const said = (key: TextKey) => escaped(textIn(language, key, params));
  const { title, effect, button } = words[subject];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${said(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${shop.logo ? `<img src="${escaped(shop.logo)}" alt="">` : ""}<span>${escaped(shop.brandName)}</span></header>
<h1>${said(title)}</h1>
<p>${said(effect)}</p>
${button ? `<form method="post"><button>${said(button)}</button></form>\n<p>${said("letters.linkHowItWorks")}</p>` : ""}
</main>
</body>
</html>`;
}
