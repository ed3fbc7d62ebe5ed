import { t } from "@boresight/domain/texts/text";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "#ui/layout/use-address.ts";

const mailTabs = [
  { value: "templates", label: t("mail.templates") },
  { value: "log", label: t("base.log") },
] as const;
export type MailTab = (typeof mailTabs)[number]["value"];

export const mailTabOf = (search: Readonly<Record<string, string | undefined>>): MailTab =>
  search["tab"] === "log" ? "log" : "templates";

/** The templates and the log; the selected tab is in the URL, without the other's filters. */
export function MailTabs({ selected }: { selected: MailTab }) {
  const { search, change } = useAddress();
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

  return (
    <Tabs
      value={selected}
      onChange={(_event, tab: MailTab) => change({ ...left, tab: tab === "templates" ? undefined : tab })}
      aria-label={t("mail.templatesAndLog")}
    >
      {mailTabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="mail-panel" />
      ))}
    </Tabs>
  );
}
