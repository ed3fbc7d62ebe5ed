import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuList from "@mui/material/MenuList";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { StatusChangeQuestion } from "#features/orders/transitions/status-change-question.tsx";
import { MoveItem, useStatusName } from "#features/orders/transitions/order-transitions.tsx";
import { asksFor, type OfferedTransition } from "#records/order-transitions.fragment.ts";
import type { Move } from "#features/orders/transitions/use-change-status.ts";
import type { AskedMove } from "./use-listed-status.ts";

interface ListedStatusDialogProps {
  asked: AskedMove;
  onMove: Move;
}

/** The status changes of an order in a list, with what each is missing, and the input of the chosen one. */
export function ListedStatusDialog({ asked, onMove }: ListedStatusDialogProps) {
  const { order, moves, settle } = asked;
  const [chosen, setChosen] = useState<OfferedTransition | null>(asked.chosen);
  const name = useStatusName();
  const choose = async (offered: OfferedTransition) => {
    if (asksFor(offered)) return setChosen(offered);
    await onMove(offered, {});
    settle();
  };
  if (chosen)
    return (
      <StatusChangeQuestion orderId={order.id} offered={chosen} label={name(chosen)} onMove={onMove} onClose={settle} />
    );

  return (
    <Dialog open onClose={settle} aria-labelledby="listed-move-title" slotProps={{ paper: { sx: { width: 440 } } }}>
      <DialogTitle id="listed-move-title">
        Move <bdi>{order.internalOrderNumber}</bdi> from {order.status?.statusName}
      </DialogTitle>
      <DialogContent sx={{ px: 3 }}>
        {moves.length === 0 ? (
          <Typography color="textSecondary" sx={{ px: 3 }}>
            There is nowhere this order can go for you from here.
          </Typography>
        ) : (
          <MenuList aria-label="Where to" autoFocusItem>
            {moves.map((offered) => (
              <MoveItem
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
        <Button onClick={settle}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
