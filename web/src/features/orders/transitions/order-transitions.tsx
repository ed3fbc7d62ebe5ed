import { t } from "@boresight/domain/texts/text";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import { KeyboardArrowDown } from "#ui/icons/arrow/keyboard-arrow-down.ts";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import { createElement, Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { nextTransition } from "./next-transition.ts";
import {
  needsInput,
  obstaclesOf,
  OrderTransitionsFields,
  type AvailableTransition,
} from "#records/order-transitions.fragment.ts";
import { statusIcon } from "#records/status-look.ts";
import { useChangeStatus } from "./use-change-status.ts";
import { Menu } from "#ui/overlay/overlays.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const StatusChangeQuestion = lazyPart(async () => (await import("./status-change-question.tsx")).StatusChangeQuestion);

/** The next step as the main button, all other status changes in the menu, with what blocks them. */
export function OrderTransitions({ order }: { order: FragmentType<typeof OrderTransitionsFields> }) {
  const { id, version, status, cameFrom, allowedTransitions } = readFragment(OrderTransitionsFields, order);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // With the version when the dialog opened: the page behind it keeps updating.
  const [chosen, setChosen] = useState<{ offered: AvailableTransition; version: number } | null>(null);
  const { changeStatus, loading } = useChangeStatus({ id, version: chosen?.version ?? version });
  const name = useStatusName();
  useFetchedWhenIdle(StatusChangeQuestion);
  if (allowedTransitions.length === 0) return null;
  const next = nextTransition(allowedTransitions, {
    sortOrder: status?.sortOrder ?? 0,
    heldInId: status?.isHold ? (cameFrom.nodes[0]?.fromStatus?.id ?? null) : null,
  });
  const begin = (offered: AvailableTransition) => {
    setAnchor(null);
    if (needsInput(offered)) setChosen({ offered, version });
    else void changeStatus(offered, {});
  };

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, width: { xs: "100%", sm: "auto" } }}>
      {next && (
        <Button
          variant="contained"
          loading={loading}
          onClick={() => begin(next)}
          sx={{ flexGrow: { xs: 1, sm: 0 }, whiteSpace: "normal" }}
        >
          {t("orders.moveToName", { name: name(next) })}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-haspopup="menu"
        endIcon={<KeyboardArrowDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {next ? t("orders.otherMoves") : t("orders.moveTo")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {allowedTransitions
          .filter((offered) => offered !== next)
          .map((offered) => (
            <TransitionItem key={offered.status?.id} offered={offered} label={name(offered)} onChoose={begin} />
          ))}
      </Menu>
      <Suspense>
        {chosen && (
          <StatusChangeQuestion
            orderId={id}
            offered={chosen.offered}
            label={name(chosen.offered)}
            onChange={changeStatus}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** Returns the target status as the reader knows it. */
export function useStatusName() {
  const { user } = useAuth();
  const forCustomer = isCustomerType(roleOf(user));
  return ({ status }: AvailableTransition) =>
    (forCustomer && status?.key !== "cancelled" ? status?.customerLabel : status?.statusName) ?? "";
}

interface TransitionItemProps {
  offered: AvailableTransition;
  label: string;
  onChoose: (offered: AvailableTransition) => void;
}

export function TransitionItem({ offered, label, onChoose }: TransitionItemProps) {
  const { status, blockedBy, mayOverride } = offered;
  const blocked = obstaclesOf(offered).length > 0;

  return (
    <MenuItem
      disabled={blocked && !mayOverride}
      onClick={() => onChoose(offered)}
      sx={{ "&.Mui-disabled": { opacity: 0.75 } }}
    >
      <ListItemIcon>{createElement(statusIcon(status?.icon ?? ""), { fontSize: "small" })}</ListItemIcon>
      <ListItemText
        primary={label}
        secondary={blockedBy.length > 0 ? blockedBy.map(unmetGuardMessage).join(" · ") : undefined}
        slotProps={{ secondary: { sx: { fontSize: "0.75rem", maxWidth: 280, whiteSpace: "normal" } } }}
      />
    </MenuItem>
  );
}
