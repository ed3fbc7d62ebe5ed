import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";

interface ListRowProps {
  main: ReactNode;
  second?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  /** In a narrow list, the trailing content wraps below. */
  stacked?: boolean;
  link?: { to: string; search?: Readonly<Record<string, string>> };
  onClick?: () => void;
}

/** Distinguishes a narrow list from a wide one. */
export const narrow = "@container (max-width: 520px)";

/** A row that is a link or a button as a whole, or neither, in a short list. */
export function ListRow({ main, second, start, end, stacked = false, link, onClick }: ListRowProps) {
  const content = (
    <>
      {start}
      <Box sx={{ flexGrow: 1, flexBasis: 0, minWidth: 0, ...(stacked && { [narrow]: { flexBasis: "100%" } }) }}>
        <TwoLines main={main} second={second} />
      </Box>
      {end}
    </>
  );
  const looks = {
    display: "flex",
    justifyContent: "flex-start",
    flexWrap: "nowrap",
    columnGap: 3,
    rowGap: 1.5,
    width: "100%",
    minHeight: 48,
    px: 5,
    py: 2,
    textAlign: "start",
    ...(stacked && { [narrow]: { flexWrap: "wrap" } }),
    "&:hover": { bgcolor: "action.hover" },
    "&:focus-visible": { outlineOffset: -2 },
  };

  return (
    <li>
      {link ? (
        <ButtonBase component={RouteLink} {...link} sx={looks}>
          {content}
        </ButtonBase>
      ) : onClick ? (
        <ButtonBase onClick={onClick} sx={looks}>
          {content}
        </ButtonBase>
      ) : (
        <Box sx={{ ...looks, alignItems: "center" }}>{content}</Box>
      )}
    </li>
  );
}

/** What a row that is a link leads to, drawn as a button: the whole row is pressed. */
export const RowStep = ({ children }: { children: ReactNode }) => (
  <Button
    component="span"
    role="none"
    variant="outlined"
    tabIndex={-1}
    sx={{ marginInlineStart: "auto", pointerEvents: "none", flexShrink: 0 }}
  >
    {children}
  </Button>
);

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", containerType: "inline-size" }}>
      {children}
    </Box>
  );
}
