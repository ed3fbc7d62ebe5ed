import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useRef, useEffect, type RefObject } from "react";
import type { Look } from "#ui/text/look.ts";
import { WallCard } from "./wall-card.tsx";
import { wallSizes } from "./wall-sizes.ts";
import type { Card, Facility } from "./wallboard.fragment.ts";

interface WallColumnProps {
  look: Look;
  cards: readonly Card[];
  facilities: readonly Facility[];
  isOpenable: boolean;
}

export function WallColumn({ look, cards, facilities, isOpenable }: WallColumnProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  useTurningPages(list);
  const zoneOf = ({ facilityId }: Card) => (facilities.find(({ id }) => id === facilityId) ?? facilities[0])?.timeZone;

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        minHeight: 0,
        bgcolor: "ground.sunken",
        borderRadius: 2,
      }}
    >
      <ColumnHeading id={headingId} look={look} count={cards.length} />
      <Box
        component="ul"
        ref={list}
        tabIndex={0}
        aria-labelledby={headingId}
        sx={{
          listStyle: "none",
          m: 0,
          p: 2,
          display: "flex",
          flexDirection: "column",
          gap: 2,
          overflowY: { md: "auto" },
          flexGrow: 1,
          scrollbarWidth: "none",
        }}
      >
        {cards.map((card) => (
          <WallCard key={card.orderId} order={card} timeZone={zoneOf(card)} isOpenable={isOpenable} />
        ))}
      </Box>
    </Box>
  );
}

interface ColumnHeadingProps {
  id: string;
  look: WallColumnProps["look"];
  count: number;
}

function ColumnHeading({ id, look: { words, tone }, count }: ColumnHeadingProps) {
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        px: 3,
        py: 2,
        borderTop: 6,
        borderColor: `tone.${tone}.solid`,
        borderRadius: 2,
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: wallSizes.heading, color: `tone.${tone}.text` }}>
        {words}
      </Typography>
      <Typography
        component="span"
        aria-label={t("wallboard.countVehicles", { count })}
        role="note"
        sx={{ fontSize: wallSizes.heading, fontWeight: 600 }}
      >
        {count}
      </Typography>
    </Box>
  );
}

const pageStays = 12_000;

/** Nobody scrolls a wallboard: a column longer than the screen pages automatically, unless someone is reading it. */
function useTurningPages(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const shown = column.current;
      if (!shown || shown.scrollHeight <= shown.clientHeight || shown.matches(":hover, :focus-within")) return;
      const isAtEnd = shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 1;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      shown.scrollTo({
        top: isAtEnd ? 0 : shown.scrollTop + shown.clientHeight,
        behavior: isCalm ? "instant" : "smooth",
      });
    }, pageStays);
    return () => clearInterval(timer);
  }, [column]);
}
