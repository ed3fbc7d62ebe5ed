import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "#ui/table/use-address.ts";

export const accountTabs = [
  { value: "profile", label: "Profile" },
  { value: "account", label: "Account" },
  { value: "security", label: "Security" },
  { value: "tokens", label: "Tokens" },
] as const;
export type AccountTab = (typeof accountTabs)[number]["value"];

/** The tabs of the own account; the address has the chosen one. */
export function AccountTabs({ selected }: { selected: AccountTab }) {
  const { change } = useAddress();

  return (
    <Tabs
      value={selected}
      onChange={(_event, tab: AccountTab) => change({ tab })}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Parts of your account"
    >
      {accountTabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="account-panel" />
      ))}
    </Tabs>
  );
}
