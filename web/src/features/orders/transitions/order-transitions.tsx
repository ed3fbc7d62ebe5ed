import { t } from "@boresight/domain/texts/text";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import Button from "@mui/material/Button";
import KeyboardArrowDown from "~icons/ic/baseline-keyboard-arrow-down";
import { isCustomerType, isStaff } from "@boresight/domain/accounts/roles";
import { createElement, useId, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useIsOnline } from "#data/offline/use-offline.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderTransitionsFragment } from "#graphql/graphql.ts";
import { Dock } from "#ui/parts/dock.tsx";
import { NeedsNetwork } from "#ui/parts/needs-network.tsx";
import { missingWords, type Obstacle } from "./missing-words.ts";
import { useOffers } from "./known-transitions.ts";
import { awaitsAppointment, blockedTransition, nextTransition } from "./next-transition.ts";
import { useTransition } from "./use-transition.tsx";
import {
  needsInput,
  obstaclesOf,
  OrderTransitionsFields,
  type AvailableTransition,
} from "#records/order-transitions.fragment.ts";
import { statusIcon } from "#records/status-look.ts";
import { ListItemIcon, ListItemText, Menu, MenuItem } from "#ui/overlay/overlays.tsx";

const mainLooks = { flexGrow: { xs: 1, md: 0 }, whiteSpace: "normal" };
const blockedLooks = {
  bgcolor: "ground.sunken",
  color: "text.secondary",
  boxShadow: "none",
  "&:hover": { bgcolor: "ground.sunken", boxShadow: "none" },
};

interface OrderTransitionsProps {
  order: FragmentType<typeof OrderTransitionsFields>;
  /** Leads to what is missing before the next step. */
  onSeek: (missing: Obstacle) => void;
  /** Books an appointment; null when there is one or the reader may not. */
  onSchedule: (() => void) | null;
  /** Called with the key of the status that the reader moved the order to. */
  onMoved?: ((statusKey: string) => void) | undefined;
}

/**
 * The next step as the main button, even while something blocks it; all other status changes in the menu, with what blocks
 * them. Customers cancel beside the appointment.
 */
export function OrderTransitions({ order, onSeek, onSchedule, onMoved }: OrderTransitionsProps) {
  const shown = readFragment(OrderTransitionsFields, order);
  const isOffice = isStaff(roleOf(useAuth().user));
  const { offers: all, status } = useOffers(shown);
  const offers = all.filter(({ status: to }) => isOffice || to?.key !== "cancelled");
  const { begin, loading, question } = useTransition(shown, { from: status, onMoved });
  const name = useStatusName();
  const isOnline = useIsOnline();
  if (offers.length === 0) return null;
  const standing = standingOf({ ...shown, status });
  const next = nextTransition(offers, standing);
  const blocked = isOffice ? blockedTransition(offers, standing) : null;
  const schedule = onSchedule && awaitsAppointment(offers, standing) ? onSchedule : null;
  const main = schedule ? null : next;
  const canBegin = (offered: AvailableTransition) => isOnline || !needsInput(offered);
  const needsNetwork = !isOnline && !blocked && !(main && canBegin(main));
  const choose = (offered: AvailableTransition) => void begin(offered, name(offered));

  return (
    <Dock>
      {needsNetwork && <NeedsNetwork />}
      {blocked && !schedule && <BlockedStep name={name(blocked)} missing={obstaclesOf(blocked)} onSeek={onSeek} />}
      {schedule && (
        <Button variant="contained" disabled={!isOnline} onClick={schedule} sx={mainLooks}>
          {t("base.schedule")}
        </Button>
      )}
      {main && (
        <Button
          variant="contained"
          disabled={!canBegin(main)}
          loading={loading}
          onClick={() => choose(main)}
          sx={mainLooks}
        >
          {t("orders.moveToName", { name: name(main) })}
        </Button>
      )}
      <OtherMoves
        words={main || schedule ? t("orders.otherMoves") : t("orders.moveTo")}
        offers={offers.filter((offered) => offered !== main && canBegin(offered))}
        onChoose={choose}
      />
      {question}
    </Dock>
  );
}

interface OtherMovesProps {
  words: string;
  offers: readonly AvailableTransition[];
  onChoose: (offered: AvailableTransition) => void;
}

function OtherMoves({ words, offers, onChoose }: OtherMovesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useStatusName();
  const choose = (offered: AvailableTransition) => {
    setAnchor(null);
    onChoose(offered);
  };

  return (
    <>
      <Button
        variant="outlined"
        disabled={offers.length === 0}
        aria-haspopup="menu"
        endIcon={<KeyboardArrowDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offers.map((offered) => (
          <TransitionItem key={offered.status?.id} offered={offered} label={name(offered)} onChoose={choose} />
        ))}
      </Menu>
    </>
  );
}

type Shown = Pick<OrderTransitionsFragment, "cameFrom"> & {
  status: Pick<NonNullable<OrderTransitionsFragment["status"]>, "isHold" | "sortOrder"> | null;
};

const standingOf = ({ status, cameFrom }: Shown) => ({
  sortOrder: status?.sortOrder ?? 0,
  heldInId: status?.isHold ? (cameFrom.nodes[0]?.fromStatus?.id ?? null) : null,
});

const missingLooks = {
  color: "tone.amber.text",
  fontWeight: 400,
  alignSelf: "center",
  maxWidth: { md: 360 },
  width: { xs: "100%", md: "auto" },
  py: 0,
};

interface BlockedStepProps {
  name: string;
  missing: readonly Obstacle[];
  onSeek: (missing: Obstacle) => void;
}

/** The next step while something is missing: it can be focused, and leads there. */
function BlockedStep({ name, missing, onSeek }: BlockedStepProps) {
  const wordsId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = missing;
  const seek = (sought: Obstacle) => {
    setAnchor(null);
    onSeek(sought);
  };

  return (
    <>
      <Button
        id={wordsId}
        color="inherit"
        aria-haspopup={missing.length > 1 ? "menu" : undefined}
        endIcon={missing.length > 1 && <KeyboardArrowDown />}
        onClick={({ currentTarget }) => (missing.length > 1 ? setAnchor(currentTarget) : first && seek(first))}
        sx={missingLooks}
      >
        {missingWords(missing)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {missing.map((obstacle) => (
          <MenuItem
            key={unmetGuardMessage(obstacle)}
            onClick={() => seek(obstacle)}
            sx={{ minHeight: 44, whiteSpace: "normal" }}
          >
            {unmetGuardMessage(obstacle)}
          </MenuItem>
        ))}
      </Menu>
      <Button
        variant="contained"
        aria-disabled
        aria-describedby={wordsId}
        onClick={() => first && seek(first)}
        sx={{ ...mainLooks, ...blockedLooks }}
      >
        {t("orders.moveToName", { name })}
      </Button>
    </>
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
