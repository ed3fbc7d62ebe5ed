import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Suspense } from "react";
import { roleOf } from "#auth/session.ts";
import { useIsOffice } from "#auth/use-standing.ts";
import { useAuth } from "#auth/use-auth.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const HelpArticles = lazyPart(async () => (await import("./help/help-articles.tsx")).HelpArticles);
const ApiReference = lazyPart(async () => (await import("./help/api-reference.tsx")).ApiReference);

/** Help for the reader's role, and for staff the reference of the API beside it. */
export function Documentation() {
  const { search, change } = useAddress();
  const role = roleOf(useAuth().user);
  const forRole = useIsOffice() ? "admin" : role;
  if (!isStaff(role))
    return (
      <Page title={t("app.documentation")}>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <HelpArticles forRole={role} />
        </Suspense>
      </Page>
    );
  const tab = search["tab"] === "api" ? "api" : "help";

  return (
    <Page title={t("app.documentation")}>
      <Tabs
        value={tab}
        onChange={(_event, chosen: string) => change({ tab: chosen === "api" ? chosen : undefined })}
        aria-label={t("help.helpOrApi")}
      >
        <Tab value="help" label={t("help.help")} id="tab-help" aria-controls="documentation-panel" />
        <Tab value="api" label={t("help.api")} id="tab-api" aria-controls="documentation-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="documentation-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
      >
        <Suspense fallback={<ListSkeleton rows={8} />}>
          {tab === "api" ? <ApiReference /> : <HelpArticles forRole={forRole} />}
        </Suspense>
      </Box>
    </Page>
  );
}
