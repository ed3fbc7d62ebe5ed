import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";

/** A page that crashed or could not be loaded: unsaved input may be lost. */
export function CrashPage() {
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );

  if (!navigator.onLine) {
    return (
      <BlankState kind="error" title="You are offline" whole action={reload}>
        This page has not been loaded yet. What was saved is safe. Reload once the network is back.
      </BlankState>
    );
  }

  return (
    <BlankState kind="error" title="This page could not be shown" whole action={reload}>
      What was saved is safe. Reload the page; if it happens again, tell the office.
    </BlankState>
  );
}
