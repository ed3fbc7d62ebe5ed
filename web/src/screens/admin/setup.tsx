import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Suspense, type ReactNode } from "react";
import { ShopSetup } from "#features/settings/shop/shop-setup.tsx";
import Add from "~icons/ic/baseline-add";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const Catalog = lazyPart(async () => (await import("#features/billing/catalog/catalog.tsx")).Catalog);
const PriceLists = lazyPart(
  async () => (await import("#features/billing/price-lists/price-lists.tsx")).PriceListsOfShop,
);
const Taxes = lazyPart(async () => (await import("#features/settings/taxes/taxes.tsx")).TaxesOfShop);
const BillingSettings = lazyPart(
  async () => (await import("#features/billing/settings/billing-settings.tsx")).BillingSettings,
);
const DocumentSettings = lazyPart(
  async () => (await import("#features/documents/settings/document-settings.tsx")).DocumentSettings,
);

const tabs = [
  { value: "shop", label: t("settings.shop") },
  { value: "catalog", label: t("base.lineItemTypes") },
  { value: "prices", label: t("base.priceLists") },
  { value: "taxes", label: t("base.taxes") },
  { value: "billing", label: t("base.billing") },
  { value: "documents", label: t("base.documents") },
] as const;
type SetupTab = (typeof tabs)[number]["value"];

const parts: Record<SetupTab, ReactNode> = {
  shop: <ShopSetup />,
  catalog: <Catalog />,
  prices: <PriceLists />,
  taxes: <Taxes />,
  billing: <BillingSettings />,
  documents: <DocumentSettings />,
};

/** What holds for the whole shop: the company, what it bills and at which prices, its taxes and how it bills. */
export function Setup() {
  const { search } = useAddress();
  const { value: tab } = tabs.find(({ value }) => value === search["tab"]) ?? tabs[0];

  return (
    <Page fill={tab === "catalog"} title={t("app.setUp")} actions={<SetupAction tab={tab} />}>
      <SetupTabs selected={tab} />
      <Box
        role="tabpanel"
        id="setup-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Suspense fallback={<ListSkeleton rows={8} />}>{parts[tab]}</Suspense>
      </Box>
    </Page>
  );
}

/** The value in the address for one that is not saved yet. */
const newOne = "new";

function SetupAction({ tab }: { tab: SetupTab }) {
  const { change } = useAddress();
  if (tab !== "catalog" && tab !== "prices") return null;
  const [label, opened] =
    tab === "catalog"
      ? [t("billing.newLineItemType"), { type: newOne }]
      : [t("billing.newPriceList"), { list: newOne }];

  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => change(opened)}>
      {label}
    </Button>
  );
}

/** The address has the chosen one, and nothing of the others. */
function SetupTabs({ selected }: { selected: SetupTab }) {
  const { search, change } = useAddress();
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

  return (
    <Tabs
      value={selected}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_event, tab: SetupTab) => change({ ...left, tab: tab === "shop" ? undefined : tab })}
      aria-label={t("settings.partsOfTheSettings")}
    >
      {tabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="setup-panel" />
      ))}
    </Tabs>
  );
}
