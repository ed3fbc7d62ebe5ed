import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useAddress } from "#ui/table/use-address.ts";

interface JumpBarProps {
  label: string;
  /**
   * The page's sections in order, each a `PageSection` of this id. On wide windows those in the side column are always
   * visible.
   */
  parts: readonly { id: string; label: string; isBeside?: boolean }[];
}

/** Links to the sections of a long page. The current one is in the address, to which an email or a colleague may link. */
export function JumpBar({ label, parts }: JumpBarProps) {
  const { search, change } = useAddress();
  const asked = useRef(search["tab"]);
  useEffect(() => {
    if (asked.current) goTo(asked.current);
  }, []);
  const choose = (id: string) => {
    change({ tab: id });
    goTo(id);
  };

  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {parts.map(({ id, label: name, isBeside }) => (
        <Button
          key={id}
          color="inherit"
          onClick={() => choose(id)}
          sx={{
            flexShrink: 0,
            ...(isBeside && { display: { md: "none" } }),
            "@media (pointer: coarse)": { height: 44 },
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

const bar = {
  display: "flex",
  displayPrint: "none",
  gap: 1,
  overflowX: "auto",
  position: { md: "sticky" },
  top: "var(--stuck, 0px)",
  zIndex: 2,
  mx: -2,
  px: 2,
  py: 1,
  bgcolor: "background.default",
};

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
