import { t } from "@boresight/domain/texts/text";
import Stack from "@mui/material/Stack";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { AccountTabs, accountTabsFor, type AccountTab } from "#features/accounts/account/account-tabs.tsx";
import { EmailCard } from "#features/accounts/account/email-card.tsx";
import { OwnAccountProvider } from "#features/accounts/own-account.tsx";
import { ProfileCard } from "#features/accounts/account/profile-card.tsx";
import { ThemeCard } from "#features/accounts/account/theme-card.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";

const WebhookSettings = lazyPart(
  async () => (await import("#features/settings/webhooks/webhook-settings.tsx")).WebhookSettings,
);
const CompanyProfile = lazyPart(
  async () => (await import("#features/customers/detail/company-profile.tsx")).CompanyProfile,
);
const OwnVehicles = lazyPart(async () => (await import("#features/vehicles/own/own-vehicles.tsx")).VehiclesOfOwn);
const OwnDocuments = lazyPart(async () => (await import("#features/documents/own/own-documents.tsx")).DocumentsOfOwn);
const NameCard = lazyPart(async () => (await import("#features/accounts/account/name-card.tsx")).NameCard);
const NotificationsCard = lazyPart(
  async () => (await import("#features/accounts/notifications/notifications-card.tsx")).NotificationsCard,
);
const PasswordCard = lazyPart(async () => (await import("#features/accounts/security/password-card.tsx")).PasswordCard);
const SecurityCards = lazyPart(
  async () => (await import("#features/accounts/security/security-cards.tsx")).SecurityCards,
);
const TokensCard = lazyPart(async () => (await import("#features/accounts/security/tokens-card.tsx")).TokensCard);

export const UserProfile = () => <Account title={t("accounts.profile")} first="profile" />;

export const AccountSettings = () => <Account title={t("accounts.accountSettings")} first="account" />;

/** One page under two addresses, which differ in the tab they begin with. */
function Account({ title, first }: { title: string; first: AccountTab }) {
  const { search } = useAddress();
  const tabs = accountTabsFor(roleOf(useAuth().user));
  const selected = tabs.find(({ value }) => value === search["tab"])?.value;
  if (!selected) return <Navigate to="." search={{ tab: first }} replace />;

  return (
    <Page title={title}>
      <AccountTabs tabs={tabs} selected={selected} />
      <OwnAccountProvider>
        <Stack role="tabpanel" id="account-panel" aria-labelledby={`tab-${selected}`} sx={{ gap: 4, maxWidth: 760 }}>
          <Suspense>{parts[selected]}</Suspense>
        </Stack>
      </OwnAccountProvider>
    </Page>
  );
}

const parts: Record<AccountTab, ReactNode> = {
  profile: <ProfileCard />,
  company: <CompanyProfile />,
  vehicles: <OwnVehicles />,
  documents: <OwnDocuments />,
  account: (
    <>
      <NameCard />
      <EmailCard />
      <PasswordCard />
      <NotificationsCard />
      <ThemeCard />
    </>
  ),
  security: <SecurityCards />,
  tokens: <TokensCard />,
  webhooks: <WebhookSettings owner="customer" />,
};
