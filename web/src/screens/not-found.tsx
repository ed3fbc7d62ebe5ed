import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

export function NotFound() {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      Back to the start
    </Button>
  );

  return (
    <BlankState kind="noMatch" title="Page not found" whole action={back}>
      There is nothing at this address. It may have been mistyped, or the page was moved.
    </BlankState>
  );
}
