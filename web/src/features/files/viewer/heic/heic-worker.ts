// Decodes beside the page, which stays usable meanwhile.
import { decodeHeic } from "./decode-heic.ts";

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  toJpeg(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  );
});

async function toJpeg(content: ArrayBuffer): Promise<Blob> {
  const { data, width, height } = await decodeHeic(content);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
