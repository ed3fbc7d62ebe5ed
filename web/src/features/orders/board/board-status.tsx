import { useDroppable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import { countWord } from "#features/orders/list/views/order-view-words.ts";
import { StatusChip } from "#records/status-chip.tsx";
import { BoardCard } from "./board-card.tsx";
import type { BoardStatus, Cards } from "./board.fragment.ts";

interface BoardStatusListProps {
  listed: BoardStatus;
  cards: Cards;
}

/** The cards of one status; dropping a card here moves its order to this status. */
export function BoardStatusList({ listed: { status, count, isMore }, cards }: BoardStatusListProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status?.id ?? "" });

  return (
    <Box
      ref={setNodeRef}
      sx={{
        p: 1.5,
        borderRadius: 1.5,
        outline: "2px solid transparent",
        ...(isOver && { outlineColor: (theme) => theme.vars.palette.primary.main, bgcolor: "action.hover" }),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <StatusChip status={status} />
        <Box component="span" sx={{ fontSize: "0.75rem", color: "text.secondary", fontFeatureSettings: '"tnum"' }}>
          {countWord({ count, isMore })}
        </Box>
      </Box>
      {cards.length > 0 && (
        <Box
          component="ul"
          aria-label={status?.statusName}
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}
        >
          {cards.map((order) => (
            <BoardCard key={order.id} order={order} />
          ))}
        </Box>
      )}
    </Box>
  );
}
