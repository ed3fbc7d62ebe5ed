import type { AlertProps } from "@mui/material/Alert";
import { lazy, Suspense, type ComponentType } from "react";

// Loaded with the first error, as most visits see none. Without a network it stays away, and the text is alone.
const Alert = lazy<ComponentType<AlertProps>>(() =>
  import("@mui/material/Alert").catch(() => ({ default: PlainWords })),
);
const PlainWords = ({ children }: AlertProps) => <div role="alert">{children}</div>;

/** Shows why an attempt failed. */
export function Refusal({ words }: { words: string | null }) {
  return <Suspense>{words && <Alert severity="error">{words}</Alert>}</Suspense>;
}
