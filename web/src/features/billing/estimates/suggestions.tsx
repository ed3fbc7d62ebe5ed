import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { quantityText, priceText, type DocumentValues, type LineValues } from "#features/billing/lines/line-values.ts";
import { newId } from "#data/new-id.ts";
import { rowsOf } from "#data/rows.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { DismissDialog } from "./dismiss-dialog.tsx";
import { DismissedSuggestions } from "./dismissed-suggestions.tsx";
import { EstimateSuggestions, type Suggestion } from "./estimate-suggestions.ts";

interface SuggestionsProps {
  form: UseFormReturn<DocumentValues>;
  orderId: string;
}

/** What the draft lacks by the order's calibrations and transport, each with its reason. */
export function Suggestions({ form, orderId }: SuggestionsProps) {
  const { data } = useQuery(EstimateSuggestions, { variables: { id: orderId }, fetchPolicy: "cache-and-network" });
  const lines = useWatch({ control: form.control, name: "lines" });
  const [dismissed, setDismissed] = useState<Suggestion | null>(null);
  const offered = (data?.serviceOrder?.estimateSuggestions ?? []).filter((suggestion) => !isAmong(suggestion, lines));
  const dismissals = rowsOf(data?.serviceOrder?.suggestionDismissals);
  const add = (suggestions: readonly Suggestion[]) =>
    form.setValue("lines", [...form.getValues("lines"), ...suggestions.map(lineOf)], { shouldDirty: true });

  return (
    <>
      {offered.length > 0 && <Offered offered={offered} onAdd={add} onDismiss={setDismissed} />}
      <DismissedSuggestions orderId={orderId} dismissed={dismissals} />
      {dismissed && <DismissDialog suggestion={dismissed} orderId={orderId} onClose={() => setDismissed(null)} />}
    </>
  );
}

interface OfferedProps {
  offered: readonly Suggestion[];
  onAdd: (suggestions: readonly Suggestion[]) => void;
  onDismiss: (suggestion: Suggestion) => void;
}

function Offered({ offered, onAdd, onDismiss }: OfferedProps) {
  return (
    <Box
      component="section"
      aria-label={t("billing.suggested")}
      sx={{ bgcolor: "ground.sunken", borderRadius: 2, p: 4, mb: 4 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {t("billing.suggested")}
        </Typography>
        {offered.length > 1 && (
          <Button size="small" onClick={() => onAdd(offered)}>
            {t("billing.addAll", { total: offered.length })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {offered.map((suggestion) => (
          <SuggestionLine
            key={`${suggestion.typeKey} ${suggestion.calibrationId ?? ""}`}
            suggestion={suggestion}
            onAdd={() => onAdd([suggestion])}
            onDismiss={() => onDismiss(suggestion)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface SuggestionLineProps {
  suggestion: Suggestion;
  onAdd: () => void;
  onDismiss: () => void;
}

function SuggestionLine({ suggestion: { name, unitPrice, reason }, onAdd, onDismiss }: SuggestionLineProps) {
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, py: 1 }}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <TwoLines main={name} second={reason} />
      </Box>
      <MoneyText cents={unitPrice} />
      <Button size="small" onClick={onDismiss} aria-label={t("billing.dismissName", { name })}>
        {t("billing.dismiss")}
      </Button>
      <Button size="small" variant="outlined" onClick={onAdd} aria-label={t("base.addName", { name })}>
        {t("base.add")}
      </Button>
    </Box>
  );
}

/** It may also stand there as a line that was added by hand. */
const isAmong = ({ lineItemTypeId, calibrationId }: Suggestion, lines: readonly LineValues[]): boolean =>
  lines.some((line) =>
    calibrationId === null || line.calibrationId === null
      ? line.lineItemTypeId === lineItemTypeId
      : line.calibrationId === calibrationId,
  );

const lineOf = (suggestion: Suggestion): LineValues => ({
  key: newId(),
  id: null,
  lineItemTypeId: suggestion.lineItemTypeId,
  typeName: suggestion.name,
  category: "",
  description: suggestion.name,
  quantity: quantityText(suggestion.quantity),
  unitPrice: priceText(suggestion.unitPrice),
  discount: "",
  discountKind: "percent",
  taxable: suggestion.taxable,
  isOptional: false,
  calibrationId: suggestion.calibrationId,
  reason: suggestion.reason,
  purchaseCost: null,
});
