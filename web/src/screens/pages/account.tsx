import Stack from "@mui/material/Stack";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AccountTabs, accountTabs, type AccountTab } from "#features/account/account-tabs.tsx";
import { EmailCard } from "#features/account/email-card.tsx";
import { IdentitiesCard } from "#features/account/identities-card.tsx";
import { NameCard } from "#features/account/name-card.tsx";
import { OwnAccountProvider } from "#features/account/own-account.tsx";
import { PasswordCard } from "#features/account/password-card.tsx";
import { ProfileCard } from "#features/account/profile-card.tsx";
import { SecurityKeysCard } from "#features/account/security-keys-card.tsx";
import { SessionsCard } from "#features/account/sessions-card.tsx";
import { ThemeCard } from "#features/account/theme-card.tsx";
import { TokensCard } from "#features/account/tokens-card.tsx";
import { TwoFactorCard } from "#features/account/two-factor-card.tsx";
import { Page } from "#ui/page.tsx";
import { useAddress } from "#ui/use-address.ts";

export const UserProfile = () => <Account title="Profile" first="profile" />;

export const AccountSettings = () => <Account title="Account settings" first="account" />;

/** One page under two addresses, which differ in the tab they begin with. */
function Account({ title, first }: { title: string; first: AccountTab }) {
  const { search } = useAddress();
  const selected = accountTabs.find(({ value }) => value === search["tab"])?.value;
  if (!selected) return <Navigate to="." search={{ tab: first }} replace />;

  return (
    <Page title={title}>
      <AccountTabs selected={selected} />
      <OwnAccountProvider>
        <Stack role="tabpanel" id="account-panel" aria-labelledby={`tab-${selected}`} sx={{ gap: 4, maxWidth: 760 }}>
          {parts[selected]}
        </Stack>
      </OwnAccountProvider>
    </Page>
  );
}

const parts: Record<AccountTab, ReactNode> = {
  profile: <ProfileCard />,
  account: (
    <>
      <NameCard />
      <EmailCard />
      <PasswordCard />
      <ThemeCard />
    </>
  ),
  security: (
    <>
      <TwoFactorCard />
      <SecurityKeysCard />
      <IdentitiesCard />
      <SessionsCard />
    </>
  ),
  tokens: <TokensCard />,
};
