import { useLazyQuery } from "@apollo/client/react";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";

const TestVin = graphql(`
  query TestVin($vin: String!) {
    decodeVin(vin: $vin) {
      vinNumber
      year
      make
      model
      trim
      source
      tableDay
      checkDigitMatches
      adasFeatures
    }
  }
`);

function digitWord(matches: boolean | null): string {
  if (matches === null) return t("settings.vinDigitNone");
  return matches ? t("settings.vinDigitRight") : t("settings.vinDigitWrong");
}

/** What the decoder says about a VIN, without touching a vehicle. */
export function VinTester() {
  const [typed, setTyped] = useState("");
  const [decode, { data, loading, error }] = useLazyQuery(TestVin);
  const vin = normaliseVin(typed);
  const told = data?.decodeVin;

  return (
    <SectionCard title={t("settings.vinTester")}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t("settings.vinTesterHelp")}
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (vin !== "") void decode({ variables: { vin } }).catch(() => {});
        }}
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 3 }}
      >
        <TextField
          size="small"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{
            htmlInput: { "aria-label": t("base.vin"), dir: "ltr", maxLength: 40, autoCapitalize: "characters" },
          }}
        />
        <Button type="submit" variant="outlined" loading={loading}>
          {t("settings.vinDecode")}
        </Button>
      </Box>
      {error && <Alert severity="error">{problemOf(error).message}</Alert>}
      {told && (
        <Typography dir="auto">
          {[told.year, told.make, told.model, told.trim].filter(Boolean).join(" ") || t("settings.vinNothing")} ·{" "}
          {digitWord(told.checkDigitMatches)}
          {told.tableDay !== null && ` · ${t("settings.vinTableOf", { day: told.tableDay })}`}
          {told.adasFeatures.length > 0 && ` · ${told.adasFeatures.join(", ")}`}
        </Typography>
      )}
    </SectionCard>
  );
}
