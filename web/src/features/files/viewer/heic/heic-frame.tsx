import { t } from "@boresight/domain/texts/text";
import { useEffect, useState } from "react";
import { FrameNote } from "#records/pdf/frame-note.tsx";
import { ImageFrame } from "#features/files/viewer/image-frame.tsx";
import { heicPicture } from "./heic-picture.ts";

interface HeicFrameProps {
  content: Blob;
  name: string;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** A picture in the format of phones, which most browsers do not draw. The stored file stays as it is. */
export function HeicFrame({ content, ...frame }: HeicFrameProps) {
  const { address, isBroken } = useDecoded(content);
  if (isBroken) return <FrameNote>{t("files.heicCannotBeShown")}</FrameNote>;
  if (!address) return <FrameNote busy>{t("files.opening")}</FrameNote>;
  return <ImageFrame address={address} {...frame} />;
}

function useDecoded(content: Blob): { address: string | null; isBroken: boolean } {
  const [address, setAddress] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    heicPicture(content, leaving.signal).then(
      (picture) => setAddress((made = URL.createObjectURL(picture))),
      () => setIsBroken(!leaving.signal.aborted),
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [content]);
  return { address, isBroken };
}
