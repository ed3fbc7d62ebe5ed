import Box from "@mui/material/Box";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { toldHeight } from "./told-height.ts";

const CornerContext = createContext<HTMLElement | null>(null);

const asCorner = toldHeight("--corner");

/** Everything that floats in the lower corner of the window is stacked, so that nothing overlaps. */
export function CornerProvider({ children }: { children: ReactNode }) {
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const place = useCallback((element: HTMLElement | null) => {
    setCorner(element);
    return asCorner(element);
  }, []);

  return (
    <CornerContext value={corner}>
      {children}
      <Box
        ref={place}
        sx={{
          position: "fixed",
          zIndex: "speedDial",
          insetInlineEnd: { xs: 8, md: 24 },
          bottom: "calc(4px + env(safe-area-inset-bottom) + var(--dock, 0px))",
          display: "flex",
          flexDirection: "column",
          alignItems: "flex-end",
          gap: 2,
          pointerEvents: "none",
          displayPrint: "none",
          "& > *": { pointerEvents: "auto" },
        }}
      />
    </CornerContext>
  );
}

/** Its children float in the corner; the stack is sorted from the top by `order`. */
export function InCorner({ order, children }: { order: number; children: ReactNode }) {
  const corner = useContext(CornerContext);
  return corner && createPortal(<Box sx={{ order }}>{children}</Box>, corner);
}
