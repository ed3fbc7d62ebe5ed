import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useEffect } from "react";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm } from "./intake-values.ts";

interface AddressFieldsProps {
  form: IntakeForm;
  /** We work there, and fetch nothing. */
  isMobile: boolean;
  onShown: () => void;
}

/** A new address, which is added to the customer's. */
export function AddressFields({ form, isMobile, onShown }: AddressFieldsProps) {
  useEffect(onShown, []); // oxlint-disable-line react-hooks/exhaustive-deps -- told once, when it appears

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr 1fr", sm: "2fr 1fr 1fr" }, columnGap: 3 }}>
      <Box sx={{ gridColumn: "1 / -1" }}>
        <TextInput
          form={form}
          name="pickupAddress.street"
          label={t("base.street")}
          input={{ autoComplete: "address-line1" }}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
        <TextInput
          form={form}
          name="pickupAddress.city"
          label={t("base.city")}
          input={{ autoComplete: "address-level2" }}
        />
      </Box>
      <TextInput
        form={form}
        name="pickupAddress.state"
        label={t("base.state")}
        help={t("intake.twoLetters")}
        input={{ autoComplete: "address-level1" }}
      />
      <TextInput
        form={form}
        name="pickupAddress.postalCode"
        label={t("base.postalCode")}
        input={{ autoComplete: "postal-code", inputProps: { dir: "ltr" } }}
      />
      <Box sx={{ gridColumn: "1 / -1" }}>
        <TextInput
          form={form}
          name="pickupAddress.pickupSpotDescription"
          label={isMobile ? t("intake.howWeFindIt") : t("base.pickupInstructions")}
          optional={isMobile}
          help={t("base.pickupInstructionsExample")}
          input={{ multiline: true, minRows: 2 }}
        />
      </Box>
    </Box>
  );
}
