import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

export function NotFound() {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      {t("app.backToTheStart")}
    </Button>
  );

  return (
    <BlankState kind="noMatch" title={t("app.pageNotFound")} whole action={back}>
      {t("app.nothingAtThisAddress")}
    </BlankState>
  );
}
