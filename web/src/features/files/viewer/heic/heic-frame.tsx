import { t } from "@boresight/domain/texts/text";
import { useEffect, useState } from "react";
import { FrameNote } from "#records/pdf/frame-note.tsx";
import { ImageFrame } from "#features/files/viewer/image-frame.tsx";

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

/** Decodes a HEIC file; its decoder is fetched with the first one. Rejects when it cannot be shown or `signal` aborts. */
async function heicPicture(content: Blob, signal: AbortSignal): Promise<Blob> {
  const bytes = await content.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  worker.addEventListener("message", ({ data }) =>
    data instanceof Blob ? resolve(data) : reject(new Error("broken")),
  );
  worker.addEventListener("error", () => reject(new Error("no decoder")));
  signal.addEventListener("abort", () => reject(new Error("closed")));
  worker.postMessage(bytes, [bytes]);
  return promise.finally(() => worker.terminate());
}
