import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode, FormEvent } from "react";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { RouteLink } from "#ui/layout/route-link.tsx";
import Button from "@mui/material/Button";
import { useFirstFocus } from "#ui/dialog/use-first-focus.ts";
import { Refusal } from "./refusal.tsx";

interface VisitorPageProps {
  title: string;
  /** One sentence about the page's purpose. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for visitors: one task, and the link back. */
export function VisitorPage({ title, lead, children }: VisitorPageProps) {
  return (
    <Box sx={{ width: "100%", maxWidth: 380 }}>
      <Typography variant="h1" sx={{ fontSize: "1.5rem", mb: 1 }}>
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ mb: 7, overflowWrap: "anywhere" }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}

/** Leads back to the sign-in page. */
export function BackLink() {
  return (
    <Typography variant="body2" sx={{ mt: 6 }}>
      <Link component={RouteLink} to="/login">
        {t("accounts.backToSignIn")}
      </Link>
    </Typography>
  );
}

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
