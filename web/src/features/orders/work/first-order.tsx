import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** In place of the worklists and figures of a shop without any order. */
export const FirstOrder = () => (
  <BlankState
    dense
    kind="empty"
    title={t("orders.noOrderYet")}
    action={
      <Button component={RouteLink} to="/appointment-scheduling" variant="contained" startIcon={<Add />}>
        {t("base.newOrder")}
      </Button>
    }
  >
    {t("orders.noOrderYetHelp")}
  </BlankState>
);
