import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { BlankState } from "./blank-state.tsx";
import { RouteLink } from "./route-link.tsx";

interface DeadEndProps {
  kind: "noAccess" | "noMatch";
  title: string;
  /** The way back. */
  to: string;
  back: string;
  children: ReactNode;
}

/** A whole page that shows nothing, and the way back. */
export const DeadEnd = ({ to, back, ...shown }: DeadEndProps) => (
  <BlankState
    whole
    action={
      <Button component={RouteLink} to={to} variant="contained">
        {back}
      </Button>
    }
    {...shown}
  />
);
