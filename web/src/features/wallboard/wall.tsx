import { wallboardCategories } from "@boresight/domain/wallboard/wallboard";
import Box from "@mui/material/Box";
import type { WallboardFieldsFragment } from "#graphql/graphql.ts";
import { cardsAt } from "./shown-facility.ts";
import { WallColumn } from "./wall-column.tsx";
import type { Look } from "#ui/text/look.ts";
import type { Facility } from "./wallboard.fragment.ts";

interface WallProps {
  board: WallboardFieldsFragment;
  /** Null for all facilities. */
  facility: Facility | null;
  lookOf: (category: string) => Look;
  isOpenable: boolean;
}

/** One column per category; on a phone one below the other. */
export function Wall({ board, facility, lookOf, isOpenable }: WallProps) {
  const cards = cardsAt(board.cards, facility);

  return (
    <Box
      sx={{
        flexGrow: 1,
        minHeight: 0,
        display: "grid",
        gap: 3,
        p: { xs: 3, md: 4 },
        pt: { xs: 2, md: 2 },
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          md: "repeat(3, minmax(0, 1fr))",
          lg: "repeat(6, minmax(0, 1fr))",
        },
        gridAutoRows: { md: "minmax(0, 1fr)" },
      }}
    >
      {wallboardCategories.map((category) => (
        <WallColumn
          key={category}
          look={lookOf(category)}
          cards={cards.filter((card) => card.category === category)}
          facilities={board.facilities}
          isOpenable={isOpenable}
        />
      ))}
    </Box>
  );
}
