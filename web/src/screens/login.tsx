import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { OtherWays } from "#features/sign-in/other-ways.tsx";
import { SignInForm } from "#features/sign-in/sign-in-form.tsx";
import { VisitorPage } from "#features/sign-in/visitor-page.tsx";
import { productName } from "#ui/product-name.ts";
import { RouteLink } from "#ui/route-link.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const LinkWay = lazyPart(async () => (await import("#features/sign-in/link-way.tsx")).LinkWay);
const EmailCodeWay = lazyPart(async () => (await import("#features/sign-in/code-way.tsx")).EmailCodeWay);
const SmsCodeWay = lazyPart(async () => (await import("#features/sign-in/code-way.tsx")).SmsCodeWay);

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
