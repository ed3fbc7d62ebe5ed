import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { FormEvent, ReactNode } from "react";
import { useFirstFocus } from "#ui/dialog/use-first-focus.ts";
import { Refusal } from "./refusal.tsx";
import { typedInto } from "./typed.ts";

interface VisitorFormProps {
  action: string;
  busy: boolean;
  refusal: string | null;
  /** False where people may want to look around first. */
  focusFirst?: boolean;
  onSend: (typed: (name: string) => string) => Promise<void>;
  children: ReactNode;
}

/** A few fields, an error message and one button. */
export function VisitorForm({ action, busy, refusal, focusFirst = true, onSend, children }: VisitorFormProps) {
  const form = useFirstFocus<HTMLFormElement>(focusFirst);
  const send = (event: FormEvent<HTMLFormElement>) => void onSend(typedInto(event));

  return (
    <Box component="form" ref={form} noValidate onSubmit={send} sx={{ display: "grid", gap: 3 }}>
      <Refusal words={refusal} />
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {action}
      </Button>
    </Box>
  );
}
