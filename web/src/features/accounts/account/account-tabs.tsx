import type { Role } from "@boresight/domain/accounts/roles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "#ui/table/use-address.ts";

const accountTabs = [
  { value: "profile", label: "Profile" },
  { value: "account", label: "Account" },
  { value: "security", label: "Security" },
  { value: "tokens", label: "Tokens" },
  { value: "webhooks", label: "Webhooks" },
] as const;
export type AccountTab = (typeof accountTabs)[number]["value"];

interface OfferedTab {
  value: AccountTab;
  label: string;
}

/** The tabs for this role: customers manage their own webhooks here; admins manage the shop's under Settings. */
export const accountTabsFor = (role: Role): readonly OfferedTab[] =>
  accountTabs.filter(({ value }) => value !== "webhooks" || role === "customer");

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
      aria-label="Parts of your account"
    >
      {tabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="account-panel" />
      ))}
    </Tabs>
  );
}
