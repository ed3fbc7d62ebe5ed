import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { shopName } from "#ui/text/shop.ts";

/** A page that crashed or could not be loaded: unsaved input may be lost. */
export function CrashPage() {
  useEffect(() => {
    const before = document.title;
    document.title = `${t("app.serverError500")} · ${shopName()}`;
    return () => {
      document.title = before;
    };
  }, []);
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {t("app.reloadThePage")}
    </Button>
  );

  if (!navigator.onLine) {
    return (
      <BlankState kind="error" title={t("app.youAreOffline")} whole action={reload}>
        {t("app.pageNotLoadedOffline")}
      </BlankState>
    );
  }

  return (
    <BlankState kind="error" title={t("app.thisPageCouldNotBeShown")} whole action={reload}>
      {t("app.whatWasSavedIsSafeReload")}
    </BlankState>
  );
}
