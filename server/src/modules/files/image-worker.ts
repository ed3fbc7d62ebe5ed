// The process that changes images: what the library takes for large ones goes back to the machine when it ends.
import { BoresightError } from "@boresight/domain/base/errors";
import { bareContent, changedContent } from "./make-image.ts";
import type { ImageOrder, MadeImage } from "./image-process.ts";

process.on("message", (order: ImageOrder) => {
  void answer(order).then((made) => process.send?.(made));
});
process.once("disconnect", () => process.exit());

async function answer({ id, content, change, isBare }: ImageOrder): Promise<MadeImage> {
  try {
    const given = Buffer.from(content);
    const made = await (isBare ? bareContent(given, change) : changedContent(given, change));
    return { id, content: Uint8Array.from(made) };
  } catch (error) {
    const isTooLarge = error instanceof BoresightError && error.code === "image-too-large";
    return { id, problem: isTooLarge ? "image-too-large" : "image-unreadable" };
  }
}
