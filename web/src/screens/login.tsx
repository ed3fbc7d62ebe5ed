import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { OtherMethods } from "#features/accounts/sign-in/other-methods.tsx";
import { SignInForm } from "#features/accounts/sign-in/sign-in-form.tsx";
import { VisitorPage } from "#features/accounts/sign-in/visitor-page.tsx";
import { shopName } from "#ui/text/shop.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const LinkMethod = lazyPart(async () => (await import("#features/accounts/sign-in/link-method.tsx")).LinkMethod);
const EmailCodeMethod = lazyPart(
  async () => (await import("#features/accounts/sign-in/code-method.tsx")).EmailCodeMethod,
);
const SmsCodeMethod = lazyPart(async () => (await import("#features/accounts/sign-in/code-method.tsx")).SmsCodeMethod);

/** The address says which way: by password, or `?with=link`, `code` or `sms`. */
export function Login() {
  const search: Record<string, string> = useSearch({ strict: false });

  return (
    <Suspense>
      <Way by={search["with"]} />
    </Suspense>
  );
}

function Way({ by }: { by: string | undefined }) {
  if (by === "link") return <LinkMethod />;
  if (by === "code") return <EmailCodeMethod />;
  if (by === "sms") return <SmsCodeMethod />;

  return (
    <VisitorPage
      title={t("accounts.signInToProductname", { productName: shopName() })}
      lead={t("accounts.aboutSignUp")}
    >
      <SignInForm />
      <OtherMethods />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
        <RichText
          text={t("accounts.newHere", slots("link"))}
          link={
            <Link component={RouteLink} to="/register">
              {t("accounts.createAnAccount")}
            </Link>
          }
        />
      </Typography>
    </VisitorPage>
  );
}
