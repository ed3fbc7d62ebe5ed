import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuList from "@mui/material/MenuList";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { MoveQuestion } from "#features/orders/transitions/move-question.tsx";
import { MoveItem, useStatusName } from "#features/orders/transitions/order-moves.tsx";
import { asksFor, type OfferedMove } from "#features/orders/transitions/order-moves-parts.ts";
import type { Move } from "#features/orders/transitions/use-move-order.ts";
import type { AskedMove } from "./use-listed-move.ts";

interface ListedMoveDialogProps {
  asked: AskedMove;
  onMove: Move;
}

/** Where the order can go from a list, with what is missing before each, and what the chosen move asks for. */
export function ListedMoveDialog({ asked, onMove }: ListedMoveDialogProps) {
  const { order, moves, settle } = asked;
  const [chosen, setChosen] = useState<OfferedMove | null>(asked.chosen);
  const name = useStatusName();
  const choose = async (offered: OfferedMove) => {
    if (asksFor(offered)) return setChosen(offered);
    await onMove(offered, {});
    settle();
  };
  if (chosen)
    return <MoveQuestion orderId={order.id} offered={chosen} label={name(chosen)} onMove={onMove} onClose={settle} />;

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
