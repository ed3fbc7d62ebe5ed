import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { PhotoCameraOutlined } from "#ui/icons/file/photo-camera-outlined.ts";
import { useState, type ReactNode } from "react";
import { FileButton } from "./file-button.tsx";

/** The barcode reader of browsers that have one (Shape Detection API); without it there is no button. */
interface Detector {
  detect: (image: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorHolder {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

interface ScanButtonProps {
  /** Extracts the wanted value from a barcode's text; null when it is something else. */
  read: (text: string) => string | null;
  onFound: (found: string) => void;
  /** The message when no barcode of the photo contains it. */
  notFound: string;
  children: ReactNode;
}

/** Reads a barcode from a photo, on devices that can. */
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
        onChoose={([photo]) => photo && void look(photo).catch(() => setTrouble(t("ui.thisPhotoCannotBeRead")))}
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
