import { documentLooksSchema, type DocumentLooks } from "@boresight/domain/settings/document-settings";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState, useEffect } from "react";
import { FrameNote } from "#records/pdf/frame-note.tsx";
import { PdfFrame } from "#records/pdf/pdf-frame.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { currentLanguage } from "@boresight/domain/texts/language";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";

type PreviewedType = "certificate" | "estimate" | "invoice" | "statement";

/** The typist pauses. */
const pause = 700;

/** The PDF with these looks, or why there is none; the one before stays until the next is there. */
function usePreview(type: PreviewedType, looks: DocumentLooks | null) {
  const { token } = useAuth();
  const [shown, setShown] = useState<{ content: Blob | null; problem: string | null }>({
    content: null,
    problem: null,
  });
  const asked = looks && JSON.stringify({ type, language: currentLanguage(), looks });

  useEffect(() => {
    if (asked === null) return undefined;
    let gone = false;
    const show = async () => {
      const response = await callFunction({ path: "documents/preview", input: JSON.parse(asked), token });
      const content = await response.blob();
      if (!gone) setShown({ content, problem: null });
    };
    const timer = setTimeout(
      () =>
        void show().catch((error: unknown) => {
          if (!gone) setShown({ content: null, problem: error instanceof Error ? error.message : String(error) });
        }),
      pause,
    );

    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, token]);

  return shown;
}

const types: readonly { value: PreviewedType; label: string }[] = [
  { value: "invoice", label: t("files.invoice") },
  { value: "estimate", label: t("base.estimate") },
  { value: "certificate", label: t("documents.certificateTitle") },
  { value: "statement", label: t("billing.statement") },
];

/** The shop's latest document with what is typed, before it is saved. */
export function LooksPreview({ looks }: { looks: object }) {
  const [type, setType] = useState<PreviewedType>("invoice");
  const { data: fit } = documentLooksSchema.safeParse(looks);
  const { content, problem } = usePreview(type, fit ?? null);
  const choice = (
    <TextField
      select
      size="small"
      value={type}
      onChange={({ target }) => {
        const chosen = types.find(({ value }) => value === target.value);
        if (chosen) setType(chosen.value);
      }}
      slotProps={{ select: { inputProps: { "aria-label": t("documents.previewOf") } } }}
    >
      {types.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ position: { lg: "sticky" }, top: { lg: 80 } }}>
      <SectionCard title={t("base.preview")} aside={choice} flush>
        <Box sx={{ height: "min(78vh, 900px)", bgcolor: "action.hover" }}>
          {problem ? (
            <FrameNote>{problem}</FrameNote>
          ) : content ? (
            <PdfFrame content={content} name={t("base.preview")} zoom={1} />
          ) : (
            <FrameNote busy>{t("files.opening")}</FrameNote>
          )}
        </Box>
      </SectionCard>
    </Box>
  );
}
