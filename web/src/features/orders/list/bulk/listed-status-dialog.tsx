import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuList from "@mui/material/MenuList";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { StatusChangeQuestion } from "#features/orders/transitions/status-change-question.tsx";
import { TransitionItem, useStatusName } from "#features/orders/transitions/order-transitions.tsx";
import { needsInput, type AvailableTransition } from "#records/order-transitions.fragment.ts";
import type { ChangeStatus } from "#features/orders/transitions/use-change-status.ts";
import type { PendingStatusChange } from "./use-listed-status.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

interface ListedStatusDialogProps {
  asked: PendingStatusChange;
  onChange: ChangeStatus;
}

/** The status changes of an order in a list, with what each is missing, and the input of the chosen one. */
export function ListedStatusDialog({ asked, onChange }: ListedStatusDialogProps) {
  const { order, transitions, settle } = asked;
  const [chosen, setChosen] = useState<AvailableTransition | null>(asked.chosen);
  const name = useStatusName();
  const choose = async (offered: AvailableTransition) => {
    if (needsInput(offered)) return setChosen(offered);
    await onChange(offered, {});
    settle();
  };
  if (chosen)
    return (
      <StatusChangeQuestion
        orderId={order.id}
        number={order.internalOrderNumber}
        offered={chosen}
        label={name(chosen)}
        onChange={onChange}
        onClose={settle}
      />
    );

  return (
    <Dialog
      open
      onClose={settle}
      aria-labelledby="listed-status-change-title"
      slotProps={{ paper: { sx: { width: 440 } } }}
    >
      <DialogTitle id="listed-status-change-title">
        <RichText
          text={t("orders.moveOrderFrom", { status: order.status?.statusName, ...slots("number") })}
          number={<bdi>{order.internalOrderNumber}</bdi>}
        />
      </DialogTitle>
      <DialogContent sx={{ px: 3 }}>
        {transitions.length === 0 ? (
          <Typography color="textSecondary" sx={{ px: 3 }}>
            {t("orders.thereIsNowhereThisOrderCan")}
          </Typography>
        ) : (
          <MenuList aria-label={t("orders.moveTo")} autoFocusItem>
            {transitions.map((offered) => (
              <TransitionItem
                key={offered.status?.id}
                offered={offered}
                label={name(offered)}
                onChoose={(one) => void choose(one)}
              />
            ))}
          </MenuList>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={settle}>{t("base.cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
