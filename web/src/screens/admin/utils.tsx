import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";
import { CalibrationRules } from "#features/calibrations/rules/calibration-rules.tsx";
import { RuleActions } from "#features/calibrations/rules/rule-actions.tsx";
import { KeywordActions } from "#features/intake/keywords/keyword-actions.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { Suspense } from "react";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const RepairKeywords = lazyPart(
  async () => (await import("#features/intake/keywords/repair-keywords.tsx")).RepairKeywords,
);
const WebhookSettings = lazyPart(
  async () => (await import("#features/settings/webhooks/webhook-settings.tsx")).WebhookSettings,
);

const tabs = [
  { value: "rules", label: t("settings.calibrationRules") },
  { value: "words", label: t("settings.repairWords") },
  { value: "webhooks", label: t("settings.webhooks") },
] as const;
type UtilsTab = (typeof tabs)[number]["value"];

/** What the shop knows (which repairs call for which calibrations, the words by which repair orders are read) and whom it tells. */
export function Utils() {
  const { search } = useAddress();
  useFetchedWhenIdle(RepairKeywords);
  useFetchedWhenIdle(WebhookSettings);
  const { value: tab } = tabs.find(({ value }) => value === search["tab"]) ?? tabs[0];

  return (
    <Page fill={tab !== "webhooks"} title={t("settings.utils")} actions={actions[tab]}>
      <UtilsTabs selected={tab} />
      <Box
        role="tabpanel"
        id="utils-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Suspense fallback={<ListSkeleton rows={8} />}>{parts[tab]}</Suspense>
      </Box>
    </Page>
  );
}

const actions: Record<UtilsTab, ReactNode> = { rules: <RuleActions />, words: <KeywordActions />, webhooks: null };

const parts: Record<UtilsTab, ReactNode> = {
  rules: <CalibrationRules />,
  words: <RepairKeywords />,
  webhooks: <WebhookSettings owner="shop" />,
};

/** The address has the chosen one, and nothing of the others. */
function UtilsTabs({ selected }: { selected: UtilsTab }) {
  const { search, change } = useAddress();
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

  return (
    <Tabs
      value={selected}
      onChange={(_event, tab: UtilsTab) => change({ ...left, tab: tab === "rules" ? undefined : tab })}
      aria-label={t("settings.rulesWordsAndWebhooks")}
    >
      {tabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="utils-panel" />
      ))}
    </Tabs>
  );
}
