import Box from "@mui/material/Box";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

const CornerContext = createContext<HTMLElement | null>(null);

/** What floats in the lower corner of the window stands there in one pile, so that nothing lies on anything else. */
export function CornerProvider({ children }: { children: ReactNode }) {
  const [corner, setCorner] = useState<HTMLElement | null>(null);

  return (
    <CornerContext value={corner}>
      {children}
      <Box
        ref={setCorner}
        sx={{
          position: "fixed",
          zIndex: "speedDial",
          insetInlineEnd: { xs: 8, md: 24 },
          bottom: "calc(4px + env(safe-area-inset-bottom))",
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

/** Its children float in the corner; the pile is sorted from above by `order`. */
export function InCorner({ order, children }: { order: number; children: ReactNode }) {
  const corner = useContext(CornerContext);
  return corner && createPortal(<Box sx={{ order }}>{children}</Box>, corner);
}
