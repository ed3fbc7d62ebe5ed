import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AlternateEmail from "~icons/ic/baseline-alternate-email";
import KeyOutlined from "~icons/ic/outline-key";
import PasswordOutlined from "~icons/ic/outline-password";
import SmsOutlined from "~icons/ic/outline-sms";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pageAfterSignIn } from "#auth/sign-in/page-after-sign-in.ts";
import { useAuth } from "#auth/use-auth.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Refusal } from "./refusal.tsx";
import { useArrive } from "./use-arrive.ts";
import { useAsk } from "./use-ask.ts";
import { useMethods } from "./use-methods.ts";

/** All sign-in methods besides the password: security keys, links, codes and identity providers. */
export function OtherMethods() {
  const methods = useMethods();
  if (!methods) return <Box sx={{ minHeight: 132 }} />;
  const { magicLink, emailCode, sms, securityKey, providers } = methods;
  if (!magicLink && !emailCode && !sms && !securityKey && providers.length === 0) return null;

  return (
    <Box sx={{ display: "grid", gap: 2, mt: 5, minHeight: 132 }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr has no words */}
      <Box role="separator" sx={separatorLooks}>
        {t("accounts.or")}
      </Box>
      {securityKey && <SecurityKeyButton />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, "& > *": { flex: "1 1 40%", minWidth: "max-content" } }}>
        {magicLink && <Way to="link" words={t("accounts.emailALink")} icon={<AlternateEmail />} />}
        {emailCode && <Way to="code" words={t("accounts.emailACode")} icon={<PasswordOutlined />} />}
        {sms && <Way to="sms" words={t("accounts.textACode")} icon={<SmsOutlined />} />}
      </Box>
      {providers.map((provider) => (
        <ProviderButton key={provider.id} {...provider} />
      ))}
    </Box>
  );
}

const separatorLooks = {
  display: "flex",
  alignItems: "center",
  gap: 1.2,
  mb: 2,
  fontSize: "0.8125rem",
  color: "text.secondary",
  "&::before, &::after": { content: '""', flexGrow: 1, borderTop: "thin solid", borderColor: "divider" },
};

function Way({ to, words, icon }: { to: string; words: string; icon: ReactNode }) {
  const search: Record<string, string> = useSearch({ strict: false });

  return (
    <Button
      component={RouteLink}
      to="/login"
      search={{ ...search, with: to }}
      variant="outlined"
      color="inherit"
      startIcon={icon}
    >
      {words}
    </Button>
  );
}

function SecurityKeyButton() {
  const { signInWithSecurityKey } = useAuth();
  const arrive = useArrive();
  const { busy, refusal, ask } = useAsk();
  const signIn = async () => {
    if (await ask(signInWithSecurityKey({}))) await arrive();
  };

  return (
    <>
      <Refusal words={refusal} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<KeyOutlined />}
        loading={busy}
        onClick={() => void signIn()}
      >
        {t("accounts.useASecurityKey")}
      </Button>
    </>
  );
}

function ProviderButton({ id, name }: { id: string; name: string }) {
  const { providerUrl } = useAuth();
  const { to }: Record<string, string> = useSearch({ strict: false });

  return (
    <Button variant="outlined" color="inherit" href={providerUrl(id, { redirectTo: pageAfterSignIn(to) })}>
      {t("accounts.continueWithName", { name })}
    </Button>
  );
}
