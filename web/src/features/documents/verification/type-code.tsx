import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormField } from "#ui/form/form-field.tsx";
import { typedCode } from "./typed-code.ts";

/** For who holds a paper and cannot scan it: the code or address beside the square is typed. */
export function TypeCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const code = typedCode(typed);

  return (
    <Card sx={{ p: 5 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t("documents.verifyADocument")}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code) void navigate({ to: `/verify/${encodeURIComponent(code)}` });
        }}
        sx={{ display: "grid", gap: 4, justifyItems: "start", "& > :first-of-type": { width: "100%" } }}
      >
        <FormField label={t("documents.codeOrAddress")}>
          {(ids) => (
            <OutlinedInput
              {...ids}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              size="small"
              fullWidth
              autoComplete="off"
              dir="ltr"
            />
          )}
        </FormField>
        <Button type="submit" variant="contained" disabled={code === ""}>
          {t("documents.verify")}
        </Button>
      </Box>
    </Card>
  );
}
