import Typography from "@mui/material/Typography";
import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import { useState, type ReactNode } from "react";
import { FileButton } from "./file-button.tsx";

/** What browsers that read barcodes offer (Shape Detection API); the others have no button. */
interface Detector {
  detect: (image: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorHolder {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

interface ScanButtonProps {
  /** What is looked for in a barcode's text; null where it is something else. */
  read: (text: string) => string | null;
  onFound: (found: string) => void;
  /** What is said when no barcode of the photo holds it. */
  notFound: string;
  children: ReactNode;
}

/** Reads a barcode from a photo of it, on devices that can. */
export function ScanButton({ read, onFound, notFound, children }: ScanButtonProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { BarcodeDetector } = globalThis as DetectorHolder;
  if (!BarcodeDetector) return null;
  const look = async (photo: File) => {
    const codes = await new BarcodeDetector({ formats }).detect(await createImageBitmap(photo));
    const [found] = codes.flatMap(({ rawValue }) => read(rawValue) ?? []);
    setTrouble(found ? null : notFound);
    if (found) onFound(found);
  };

  return (
    <>
      <FileButton
        accept="image/*"
        camera
        startIcon={<PhotoCameraOutlined />}
        variant="outlined"
        onChoose={([photo]) => photo && void look(photo).catch(() => setTrouble("This photo cannot be read"))}
      >
        {children}
      </FileButton>
      {trouble && (
        <Typography variant="caption" color="error" role="alert">
          {trouble}
        </Typography>
      )}
    </>
  );
}
