import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

export function NotAuthorized() {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      Back to the start
    </Button>
  );

  return (
    <BlankState kind="noAccess" title="You are not authorized" whole action={back}>
      Your login does not include this page. Ask an admin if you need it for your work.
    </BlankState>
  );
}
