import type { AlertProps } from "@mui/material/Alert";
import { lazy, Suspense, type ComponentType } from "react";

// Fetched with the first refusal, as most visits see none. Without a network it stays away, and the words stand alone.
const Alert = lazy<ComponentType<AlertProps>>(() =>
  import("@mui/material/Alert").catch(() => ({ default: PlainWords })),
);
const PlainWords = ({ children }: AlertProps) => <div role="alert">{children}</div>;

/** Why it did not work, where something did not. */
export function Refusal({ words }: { words: string | null }) {
  return <Suspense>{words && <Alert severity="error">{words}</Alert>}</Suspense>;
}
