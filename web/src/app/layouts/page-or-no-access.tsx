import { t } from "@boresight/domain/texts/text";
import { Outlet, useMatches } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";

/** The guard admits everyone signed in; a person without the page's right sees a message in its place. */
export function PageOrNoAccess() {
  const ability = useAbility();
  const { action, subject } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  if (action && subject && ability.cannot(action, subject)) {
    return (
      <BlankState kind="noAccess" title={t("app.youHaveNoAccessToThis")} whole>
        {t("app.yourRoleDoesNotIncludeIt")}
      </BlankState>
    );
  }
  return <Outlet />;
}
