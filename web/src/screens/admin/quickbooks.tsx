import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Suspense, type ComponentType } from "react";
import { BrokenBanner } from "#features/accounting/connection/broken-banner.tsx";
import { CompanyHead } from "#features/accounting/connection/company-head.tsx";
import { NotConnected } from "#features/accounting/connection/not-connected.tsx";
import { OfferedCompany } from "#features/accounting/connection/offered-company.tsx";
import { useBooks } from "#features/accounting/connection/use-books.ts";
import { RetryAll } from "#features/accounting/queue/retry-all.tsx";
import { Overview } from "#features/accounting/sending/overview.tsx";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const JobList = lazyPart(async () => (await import("#features/accounting/queue/job-list.tsx")).JobList);
const ConflictList = lazyPart(
  async () => (await import("#features/accounting/conflicts/conflict-list.tsx")).ConflictList,
);
const Mapping = lazyPart(async () => (await import("#features/accounting/mapping/mapping.tsx")).Mapping);
const ImportCustomers = lazyPart(
  async () => (await import("#features/accounting/import/import-customers.tsx")).ImportCustomers,
);
const QuickbooksFiles = lazyPart(
  async () => (await import("#features/billing/reports/quickbooks-files.tsx")).QuickbooksFiles,
);
const ExchangeLog = lazyPart(async () => (await import("#features/accounting/log/exchange-log.tsx")).ExchangeLog);

const tabs = ["overview", "queue", "conflicts", "mapping", "import", "log"] as const;
type BooksTab = (typeof tabs)[number];

const parts: Record<BooksTab, ComponentType<{ company: QboCompanyFragment }>> = {
  overview: Overview,
  queue: JobList,
  conflicts: ConflictList,
  mapping: Mapping,
  import: ImportCustomers,
  log: ExchangeLog,
};
/** Their list fills the window. */
const filling: readonly BooksTab[] = ["queue", "conflicts", "import", "log"];

/** The shop's books in QuickBooks: the connection, what is sent and read, and what waits for a person. */
export function Quickbooks() {
  const { search } = useAddress();
  const { books, error, refetch } = useBooks();
  const tab = tabs.find((value) => value === search["tab"]) ?? "overview";
  const company = books?.current;

  return (
    <Page
      fill={company !== undefined && filling.includes(tab)}
      title={t("app.quickbooks")}
      aside={company && <CompanyHead company={company} />}
      actions={company && tab === "queue" && <RetryAll company={company} />}
    >
      {!books && !error && <ListSkeleton rows={8} />}
      {!books && error && <LoadError error={error} refetch={refetch} />}
      {books && !company && (
        <Box sx={{ display: "grid", gap: 4, maxWidth: 720, minWidth: 0 }}>
          <NotConnected former={books.former} />
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <QuickbooksFiles />
          </Suspense>
        </Box>
      )}
      {company && <BooksTabs company={company} tab={tab} />}
      {books && <OfferedCompany books={books} />}
    </Page>
  );
}

function BooksTabs({ company, tab }: { company: QboCompanyFragment; tab: BooksTab }) {
  const { search, change } = useAddress();
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  const Part = parts[tab];

  return (
    <>
      <BrokenBanner company={company} />
      {/* The address has the chosen one, and nothing of the others. */}
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, chosen: BooksTab) => change({ ...left, tab: chosen === "overview" ? undefined : chosen })}
        aria-label={t("accounting.partsOfTheBooks")}
        sx={{ flexShrink: 0 }}
      >
        {tabs.map((value) => (
          <Tab
            key={value}
            value={value}
            label={tabLabel(value, company)}
            id={`tab-${value}`}
            aria-controls="quickbooks-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="quickbooks-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ flexGrow: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <Part company={company} />
        </Suspense>
      </Box>
    </>
  );
}

const labels: Record<BooksTab, string> = {
  overview: t("base.overview"),
  queue: t("accounting.queue"),
  conflicts: t("accounting.conflicts"),
  mapping: t("accounting.mapping"),
  import: t("accounting.import"),
  log: t("accounting.log"),
};

/** With the number of what waits for a person. */
function tabLabel(tab: BooksTab, { blocked, conflicts }: QboCompanyFragment): string {
  const counts: Partial<Record<BooksTab, number>> = { queue: blocked.totalCount, conflicts: conflicts.totalCount };
  const count = counts[tab] ?? 0;
  return count === 0 ? labels[tab] : t("accounting.tabWithCount", { tab: labels[tab], count });
}
