import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { use, type ReactNode } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { RowFrame } from "./row-frame.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import { KindToggle } from "./kind-toggle.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { LineInput } from "./line-input.tsx";
import { lineColumns } from "./line-columns.ts";
import { OffersOptional } from "./offers-optional.ts";
import { totalOfLine, type DocumentValues } from "./line-values.ts";

interface LineRowProps {
  form: UseFormReturn<DocumentValues>;
  index: number;
  handle: ReactNode;
  onRemove: () => void;
}

/** One line of a document: a row on wide screens, a card on phones. */
export function LineRow({ form, index, handle, onRemove }: LineRowProps) {
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  const name = line.description.trim() || line.typeName;

  return (
    <RowFrame
      label={t("billing.lineNumber", { number: index + 1, name })}
      sx={{
        gridTemplateColumns: { xs: "repeat(6, minmax(0, 1fr))", md: lineColumns },
        "& > *": { gridColumn: { xs: "span 3", md: "auto" } },
      }}
    >
      <Cell phone={{ gridColumn: "1 / span 3" }}>{handle}</Cell>
      <Cell phone={{ gridColumn: "1 / -1", order: 1 }}>
        <LineInput form={form} name={`lines.${index}.description`} label={t("base.description")} />
        <LineChoices form={form} index={index} />
      </Cell>
      <Cell phone={{ gridColumn: "span 2", order: 2 }}>
        <LineInput form={form} name={`lines.${index}.quantity`} label={t("base.quantity")} isNumber />
      </Cell>
      <Cell phone={{ gridColumn: "span 2", order: 2 }}>
        <LineInput form={form} name={`lines.${index}.unitPrice`} label={t("billing.unitPrice")} isNumber />
      </Cell>
      <Cell phone={{ gridColumn: "span 2", order: 2 }}>
        <DiscountInput form={form} index={index} />
      </Cell>
      <Cell phone={{ gridColumn: "4 / span 2", order: 0, textAlign: "end" }}>
        <Typography component="output" sx={{ textAlign: "end", py: 2, fontWeight: 500 }}>
          <MoneyText cents={totalOfLine(line)} />
        </Typography>
      </Cell>
      <Cell phone={{ gridColumn: "6", order: 0, justifySelf: "end" }}>
        <IconButton size="small" aria-label={t("base.removeName", { name })} onClick={onRemove} sx={{ mt: 1 }}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Cell>
    </RowFrame>
  );
}

function Cell({ phone, children }: { phone: Record<string, string | number>; children: ReactNode }) {
  return <Box sx={(theme) => ({ minWidth: 0, "&&": { [theme.breakpoints.down("md")]: phone } })}>{children}</Box>;
}

/** Whether it is taxed, and whether the customer may leave it out; why it was suggested. */
function LineChoices({ form, index }: { form: UseFormReturn<DocumentValues>; index: number }) {
  const reason = useWatch({ control: form.control, name: `lines.${index}.reason` });

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
      <LineCheck form={form} name={`lines.${index}.taxable`} label={t("billing.taxable")} />
      {use(OffersOptional) && (
        <LineCheck form={form} name={`lines.${index}.isOptional`} label={t("billing.optional")} />
      )}
      {reason && (
        <Typography variant="caption" color="textSecondary" dir="auto">
          {reason}
        </Typography>
      )}
    </Box>
  );
}

interface LineCheckProps {
  form: UseFormReturn<DocumentValues>;
  name: `lines.${number}.taxable` | `lines.${number}.isOptional`;
  label: string;
}

function LineCheck({ form, name, label }: LineCheckProps) {
  const { field } = useController({ control: form.control, name });

  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: "body2" } }}
      control={
        <Checkbox
          size="small"
          name={field.name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}

/** A percentage or an amount: the button at its end turns one into the other. */
function DiscountInput({ form, index }: { form: UseFormReturn<DocumentValues>; index: number }) {
  const name = `lines.${index}.discountKind` as const;
  const isPercent = useWatch({ control: form.control, name }) === "percent";
  const toggle = (
    <KindToggle
      isPercent={isPercent}
      label={isPercent ? t("billing.discountIsPercent") : t("billing.discountIsAmount")}
      onToggle={() => form.setValue(name, isPercent ? "amount" : "percent", { shouldDirty: true })}
    />
  );

  return (
    <LineInput
      form={form}
      name={`lines.${index}.discount`}
      label={t("billing.discount")}
      isNumber
      input={{ endAdornment: toggle, sx: { paddingInlineEnd: 1 } }}
    />
  );
}
