import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { SignaturePad, type Strokes } from "./signature-pad.tsx";

export type SignatureMethod = "drawn" | "typed";

const waysToSign = [
  { value: "drawn" as const, label: t("files.drawSignature") },
  { value: "typed" as const, label: t("files.typeSignature") },
];

interface SignatureInputProps {
  method: SignatureMethod;
  onMethod: (method: SignatureMethod) => void;
  strokes: Strokes;
  onStrokes: (strokes: Strokes) => void;
}

/** A drawn signature, or for those who cannot draw, the typed name. */
export const SignatureInput = ({ method, onMethod, strokes, onStrokes }: SignatureInputProps) => (
  <>
    <SegmentedChoice label={t("files.howToSign")} value={method} choices={waysToSign} onChoose={onMethod} />
    {method === "drawn" ? (
      <SignaturePad label={t("files.signatureArea")} strokes={strokes} onChange={onStrokes} />
    ) : (
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {t("files.typedNameSigns")}
      </Typography>
    )}
  </>
);
