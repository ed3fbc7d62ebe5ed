import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { FormEvent, ReactNode } from "react";
import { useFirstFocus } from "#ui/dialog/use-first-focus.ts";
import { Refusal } from "./refusal.tsx";

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

/** Returns a form's values by field name: the sign-in pages are too small for a form library. */
function typedInto(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
