import { t } from "@boresight/domain/texts/text";
import type { Role } from "@boresight/domain/accounts/roles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "#ui/layout/use-address.ts";

const accountTabs = [
  { value: "profile", label: t("accounts.profile") },
  { value: "company", label: t("base.company") },
  { value: "vehicles", label: t("base.vehicles") },
  { value: "documents", label: t("base.documents") },
  { value: "account", label: t("accounts.account") },
  { value: "security", label: t("accounts.security") },
  { value: "tokens", label: t("accounts.tokens") },
  { value: "webhooks", label: t("base.webhooks") },
] as const;
export type AccountTab = (typeof accountTabs)[number]["value"];

interface OfferedTab {
  value: AccountTab;
  label: string;
}

const ofCustomers: readonly AccountTab[] = ["company", "vehicles", "documents", "webhooks"];

/** The tabs for this role: customers manage their company here; admins manage the shop's under Settings. */
export const accountTabsFor = (role: Role): readonly OfferedTab[] =>
  accountTabs.filter(({ value }) => !ofCustomers.includes(value) || role === "customer");

interface AccountTabsProps {
  tabs: readonly OfferedTab[];
  selected: AccountTab;
}

/** The tabs of the account page; the selected one is in the URL. */
export function AccountTabs({ tabs, selected }: AccountTabsProps) {
  const { change } = useAddress();

  return (
    <Tabs
      value={selected}
      onChange={(_event, tab: AccountTab) => change({ tab })}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t("accounts.partsOfYourAccount")}
    >
      {tabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="account-panel" />
      ))}
    </Tabs>
  );
}
