import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { OtherWays } from "#features/accounts/sign-in/other-ways.tsx";
import { SignInForm } from "#features/accounts/sign-in/sign-in-form.tsx";
import { VisitorPage } from "#features/accounts/sign-in/visitor-page.tsx";
import { productName } from "#ui/text/product-name.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

const LinkWay = lazyPart(async () => (await import("#features/accounts/sign-in/link-way.tsx")).LinkWay);
const EmailCodeWay = lazyPart(async () => (await import("#features/accounts/sign-in/code-way.tsx")).EmailCodeWay);
const SmsCodeWay = lazyPart(async () => (await import("#features/accounts/sign-in/code-way.tsx")).SmsCodeWay);

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
  if (by === "link") return <LinkWay />;
  if (by === "code") return <EmailCodeWay />;
  if (by === "sms") return <SmsCodeWay />;

  return (
    <VisitorPage title={`Sign in to ${productName()}`} lead="Your orders, vehicles and documents in one place.">
      <SignInForm />
      <OtherWays />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
        New here?{" "}
        <Link component={RouteLink} to="/register">
          Create an account
        </Link>
      </Typography>
    </VisitorPage>
  );
}
