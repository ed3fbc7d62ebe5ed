import Button from "@mui/material/Button";
import { Suspense, useState, type ReactNode } from "react";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ScanDialog = lazyPart(async () => (await import("./scan-dialog.tsx")).ScanDialog);

export interface ScanButtonProps {
  /** Extracts the wanted value from a barcode's text, or from what is typed; null when it is something else. */
  read: (text: string) => string | null;
  onFound: (found: string) => void;
  /** What to do when nothing is found. */
  notFound: string;
  /** The name of the value, for typing it beside the picture. */
  label: string;
  children: ReactNode;
}

/** Opens the camera, which reads a barcode; there is none without a camera. */
export function ScanButton({ children, onFound, ...scan }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!("mediaDevices" in navigator)) return null;

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => setOpen(true)}
        sx={{ "@media (pointer: coarse)": { minHeight: 44 } }}
      >
        {children}
      </Button>
      <Suspense>
        {isOpen && (
          <ScanDialog
            {...scan}
            title={children}
            onFound={(found) => {
              setOpen(false);
              onFound(found);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
