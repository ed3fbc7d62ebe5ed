import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

export function NotAuthorized() {
  const back = (
    <Button component={RouteLink} to="/" variant="contained">
      {t("app.backToTheStart")}
    </Button>
  );

  return (
    <BlankState kind="noAccess" title={t("app.youAreNotAuthorized")} whole action={back}>
      {t("app.askForPageOfLogin")}
    </BlankState>
  );
}
