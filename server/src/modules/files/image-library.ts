// The library that reads and changes images: loaded with the first of them, because a start need not wait for it.
import type sharp from "sharp";

let opened: Promise<typeof sharp> | undefined;

/** Processes only the formats that we name, whatever a file claims to be. */
export const imageLibrary = (): Promise<typeof sharp> => (opened ??= open());

async function open(): Promise<typeof sharp> {
  const { default: library } = await import("sharp");
  // Every image is different, so a cache only fills the memory; and at most two run at once.
  library.cache(false);
  library.concurrency(1);
  library.block({ operation: ["VipsForeignLoad"] });
  library.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
  });
  return library;
}
