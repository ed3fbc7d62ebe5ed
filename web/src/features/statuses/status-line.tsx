import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import EditOutlined from "~icons/ic/outline-edit";
import PlayCircleOutlined from "~icons/ic/outline-play-circle";
import StopCircleOutlined from "~icons/ic/outline-stop-circle";
import type { ReactNode } from "react";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { orderAfterStep, type SortableGroup } from "#ui/drag/sortable-order.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { StatusLooks } from "./status-looks.ts";
import { marksOf, orderCountWords } from "./status-words.ts";

/** The actions that the screen provides. */
export interface StatusActions {
  edit: (status: StatusDefinitionFragment) => void;
  order: (group: SortableGroup) => void;
  deactivate: (status: StatusDefinitionFragment) => void;
  activate: (status: StatusDefinitionFragment) => void;
}

interface StatusLineProps {
  status: StatusDefinitionFragment;
  group: SortableGroup;
  handle: ReactNode;
  looks: StatusLooks;
  actions: StatusActions;
}

/** A status: a click opens it, the handle drags it, the menu has the other actions. */
export function StatusLine({ status, group, handle, looks, actions }: StatusLineProps) {
  const { statusName, customerLabel, icon, isActive, orderCount } = status;

  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        px: 3,
        "li + li > &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {handle}
      <ButtonBase onClick={() => actions.edit(status)} sx={{ ...line, "&:hover": { bgcolor: "action.hover" } }}>
        <ToneChip tone={isActive ? looks.tone(status) : "grey"} icon={looks.icon(icon)}>
          {statusName}
        </ToneChip>
        <Typography variant="body2" color="textSecondary" noWrap>
          {customerLabel}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ minWidth: 0 }}>
          {marksOf(status)}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ justifySelf: { md: "end" }, ...(!orderCount && { display: { xs: "none", md: "block" } }) }}
        >
          <bdi>{orderCountWords(orderCount)}</bdi>
        </Typography>
      </ButtonBase>
      <RowMenu label={t("statuses.actionsForStatusname", { statusName })} actions={offered(status, group, actions)} />
    </Box>
  );
}

/** What is in each column; a line itself says it to screen readers in words. */
export function StatusHeads() {
  return (
    <Box aria-hidden sx={{ display: { xs: "none", md: "flex" }, gap: 1, px: 3, pb: 1 }}>
      <Box sx={{ width: 40, flexShrink: 0 }} />
      <Box sx={{ ...line, minHeight: 28, py: 0, fontSize: "0.75rem", fontWeight: 500, color: "text.secondary" }}>
        <span>{t("base.status")}</span>
        <span>{t("statuses.customersSee")}</span>
        <span>{t("statuses.rules")}</span>
        <Box component="span" sx={{ justifySelf: "end" }}>
          {t("base.orders")}
        </Box>
      </Box>
      <Box sx={{ width: 40, flexShrink: 0 }} />
    </Box>
  );
}

function offered(status: StatusDefinitionFragment, group: SortableGroup, actions: StatusActions) {
  const [up, down] = [orderAfterStep(group, status.id, -1), orderAfterStep(group, status.id, 1)];
  const use = status.isActive
    ? { label: t("statuses.takeOutOfUse2"), icon: StopCircleOutlined, run: () => actions.deactivate(status) }
    : { label: t("base.activate"), icon: PlayCircleOutlined, run: () => actions.activate(status) };

  return [
    { label: t("base.edit"), icon: EditOutlined, run: () => actions.edit(status) },
    ...(up ? [{ label: t("base.moveUp"), icon: ArrowUpward, run: () => actions.order(up) }] : []),
    ...(down ? [{ label: t("base.moveDown"), icon: ArrowDownward, run: () => actions.order(down) }] : []),
    use,
  ];
}

const line = {
  flexGrow: 1,
  minWidth: 0,
  minHeight: 52,
  px: 2,
  py: 2,
  gap: { xs: 1, md: 4 },
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "220px minmax(0, 1fr) minmax(0, 1.2fr) 88px" },
  justifyItems: "start",
  alignItems: "center",
  textAlign: "start",
  borderRadius: 1,
};
