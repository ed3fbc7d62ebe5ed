import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Both dashboards require the same right; this page redirects to the right one. */
export function WrongDashboard({ whose }: { whose: string }) {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      Go to your dashboard
    </Button>
  );

  return (
    <Page title="Dashboard">
      <BlankState kind="noAccess" title="You have no access to this page" action={back}>
        This dashboard is for {whose}.
      </BlankState>
    </Page>
  );
}
