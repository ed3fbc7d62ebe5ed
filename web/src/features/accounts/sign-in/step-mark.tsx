import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";

/** The progress of registration, in words and as a bar. */
export function StepMark({ step, words }: { step: number; words: string }) {
  return (
    <>
      {t("accounts.stepOfTwo", { step, title: words })}
      <Box aria-hidden sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1, mt: 3 }}>
        {[1, 2].map((one) => (
          <Box key={one} sx={{ height: 3, borderRadius: 1, bgcolor: one <= step ? "primary.main" : "divider" }} />
        ))}
      </Box>
    </>
  );
}
