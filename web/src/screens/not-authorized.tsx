import { t } from "@boresight/domain/texts/text";
import { DeadEnd } from "#ui/layout/dead-end.tsx";

export const NotAuthorized = () => (
  <DeadEnd kind="noAccess" title={t("app.youAreNotAuthorized")} to="/" back={t("app.backToTheStart")}>
    {t("app.askForPageOfLogin")}
  </DeadEnd>
);
