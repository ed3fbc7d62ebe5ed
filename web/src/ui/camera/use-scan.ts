import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { codeIn, loadDetector, type Detector } from "./barcode-detector.ts";

const pause = 250;

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  isReady: boolean;
  read: (text: string) => string | null;
  onFound: (found: string) => void;
}

/** Looks for a barcode in the camera's picture, several times a second. Returns false where nothing can read it. */
export function useScan({ video, isReady, read, onFound }: Scan): boolean {
  const [detector, setDetector] = useState<Detector | null>();
  useEffect(() => {
    void loadDetector().then(setDetector);
  }, []);
  const look = useEffectEvent(async () => {
    const found = detector && video.current && (await codeIn(detector, video.current, read));
    if (found) onFound(found);
    return found;
  });
  useEffect(() => {
    if (!isReady || !detector) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const again = async () => {
      const found = await look();
      if (!found && !isGone) timer = setTimeout(() => void again(), pause);
    };
    void again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isReady, detector]);

  return detector !== null;
}
