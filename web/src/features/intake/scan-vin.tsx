import Typography from "@mui/material/Typography";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import { useState } from "react";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "@boresight/domain/vehicle";
import { FileButton } from "#ui/file-button.tsx";

/** What browsers that read barcodes offer (Shape Detection API); the others have no button. */
interface Detector {
  detect: (image: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorHolder {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

/** A VIN label's barcode may carry a letter in front; only what can be a VIN is taken. */
export function vinIn(text: string): string | null {
  const [vin] = /[A-HJ-NPR-Z0-9]{17}$/.exec(normaliseVin(text)) ?? [];
  return vin && (!needsCheckDigit(vin) || hasValidCheckDigit(vin)) ? vin : null;
}

/** Reads the VIN from a photo of its barcode, on devices that can. */
export function ScanVin({ onFound }: { onFound: (vin: string) => void }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { BarcodeDetector } = globalThis as DetectorHolder;
  if (!BarcodeDetector) return null;
  const read = async (photo: File) => {
    const codes = await new BarcodeDetector({ formats }).detect(await createImageBitmap(photo));
    const [vin] = codes.flatMap(({ rawValue }) => vinIn(rawValue) ?? []);
    setTrouble(vin ? null : "No VIN barcode found: come closer, or type it");
    if (vin) onFound(vin);
  };

  return (
    <>
      <FileButton
        accept="image/*"
        camera
        startIcon={<PhotoCameraOutlined />}
        variant="outlined"
        onChoose={([photo]) => photo && void read(photo).catch(() => setTrouble("This photo cannot be read"))}
      >
        Photograph the VIN
      </FileButton>
      {trouble && (
        <Typography variant="caption" color="error" role="alert">
          {trouble}
        </Typography>
      )}
    </>
  );
}
