import { t } from "@boresight/domain/texts/text";
import { DeadEnd } from "#ui/layout/dead-end.tsx";

export const NotFound = () => (
  <DeadEnd kind="noMatch" title={t("app.pageNotFound")} to="/" back={t("app.backToTheStart")}>
    {t("app.nothingAtThisAddress")}
  </DeadEnd>
);
