const side = 256;

/**
 * Returns the middle of a picture as a small square JPEG without its location; null when the browser cannot decode it.
 */
export async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(picture.width, picture.height);
  const [fromX, fromY] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext("2d")?.drawImage(picture, fromX, fromY, cut, cut, 0, 0, side, side);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
