import { uprightExif, withSegment } from "./exif-segment.ts";

/** Sharp enough to read a VIN, and what is sent on mobile data (handbook section 23). Pixels. */
const longestSide = 2560;
const quality = 0.9;
const pictures: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Phones send small photos but where the device says that it is on Wi-Fi; a desk sends what it has. */
function savesData(): boolean {
  const isFast = ["wifi", "ethernet"].includes(networkType());
  return !isFast && typeof window.matchMedia === "function" && window.matchMedia("(pointer: coarse)").matches;
}

/** Not every browser says so. */
function networkType(): string {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return typeof connection === "object" && connection && "type" in connection ? String(connection.type) : "";
}

/**
 * Returns a photo as it is sent: no side longer than a certificate can show, upright, with what the camera wrote about it.
 * What cannot be read, or would become no smaller, is sent as it is.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (!pictures.has(file.type) || !savesData()) return file;
  return shrunk(file).catch(() => file);
}

async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = longestSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!picture || picture.size >= file.size) return file;
  const photo = withSegment(await picture.arrayBuffer(), uprightExif(await file.arrayBuffer()));
  const { lastModified } = file;
  return new File([photo], file.name.replace(/\.(png|webp)$/i, ".jpg"), { type: "image/jpeg", lastModified });
}
