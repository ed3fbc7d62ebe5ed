import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Both dashboards require the same right; this page redirects to the right one. */
export function WrongDashboard({ isFor }: { isFor: "staff" | "customers" }) {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      {t("dashboards.goToYourDashboard")}
    </Button>
  );

  return (
    <Page title={t("base.dashboard")}>
      <BlankState kind="noAccess" title={t("base.noAccessToPage")} action={back}>
        {isFor === "staff" ? t("dashboards.dashboardForStaff") : t("dashboards.dashboardForCustomers")}
      </BlankState>
    </Page>
  );
}
