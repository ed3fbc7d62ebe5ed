import { credentialsProblem } from "@boresight/domain/credentials";
import { clientErrorCatalogue, type ClientErrorCode } from "@boresight/domain/errors";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { pageAfterSignIn } from "#auth/page-after-sign-in.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormField } from "#ui/form-field.tsx";
import { RevealButton } from "./reveal-button.tsx";

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

/** Two fields and the schemas of the domain: the sign-in page has no room for a form library. */
export function SignInForm() {
  const { signIn, status } = useAuth();
  const navigate = useNavigate();
  const { to, ...query }: Record<string, string> = useSearch({ strict: false });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wrong, setWrong] = useState<ClientErrorCode | null>(null);
  const [revealed, setRevealed] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: textOf(form.get("email")), password: textOf(form.get("password")) };
    const problem = credentialsProblem(credentials);
    setWrong(problem);
    setRefusal(null);
    if (problem) return;
    const refused = await signIn(credentials);
    if (refused) setRefusal(refused.message);
    else await navigate({ to: pageAfterSignIn(to), search: query, replace: true });
  };
  const problemOf = (code: ClientErrorCode) => (wrong === code ? clientErrorCatalogue[code].message : undefined);

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: "grid", gap: 3 }}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <FormField label="Email" error={problemOf("invalid-email")}>
        {(ids) => <OutlinedInput {...ids} size="small" name="email" type="email" autoComplete="username" />}
      </FormField>
      <FormField label="Password" error={problemOf("invalid-password")}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            size="small"
            name="password"
            type={revealed ? "text" : "password"}
            autoComplete="current-password"
            endAdornment={<RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
          />
        )}
      </FormField>
      <Button type="submit" variant="contained" size="large" loading={status === "signingIn"}>
        Sign in
      </Button>
    </Box>
  );
}
