import type { PacketPart } from "@boresight/domain/billing/payers/payer-rule";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { RuleValues } from "./rule-values.ts";
import { SectionTitle } from "./section-title.tsx";

export const packetWords: Readonly<Record<PacketPart, string>> = {
  certificate: t("files.certificate"),
  reports: t("billing.packetReports"),
  photos: t("documents.photos"),
  estimate: t("base.estimate"),
  invoice: t("files.invoice"),
};

/** In which order the packet's parts are bound. */
export function PacketInput({ form }: { form: UseFormReturn<RuleValues> }) {
  const parts = useWatch({ control: form.control, name: "packet" });
  const moveUp = (index: number, part: PacketPart) =>
    form.setValue("packet", parts.toSpliced(index, 1).toSpliced(index - 1, 0, part), { shouldDirty: true });

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <SectionTitle>{t("billing.packetTitle")}</SectionTitle>
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 5 }}>
        {parts.map((part, index) => (
          <Box component="li" key={part}>
            <Box sx={{ display: "flex", alignItems: "center", minHeight: 44 }}>
              <Box sx={{ flexGrow: 1 }}>{packetWords[part]}</Box>
              {index > 0 && (
                <IconButton
                  size="small"
                  aria-label={t("billing.movePartUp", { name: packetWords[part] })}
                  onClick={() => moveUp(index, part)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
