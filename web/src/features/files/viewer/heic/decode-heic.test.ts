import { expect, test } from "vitest";
import { decodeHeic } from "./decode-heic.ts";

/** 64 by 64 pixels, compressed with HEVC as phones do. */
const photo =
  "AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABLm1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAEAAAAiaWxvYwAAAABEQAABAAEAAAAAAU4AAQAAAAAAAAClAAAAI2lpbmYAAAAAAAEAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAACuaXBycAAAAJFpcGNvAAAAdWh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABAChCAQEDcAAAAwCQAAADAAADAB6gIIEFlupJKa5sCAAAAwAIAAADAAhAIgABAAdEAcFysCJAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAVaXBtYQAAAAAAAAABAAECgQIAAACtbWRhdAAAAKEmAa8TgIGSEXXAGM2sfMMD8HKXsBNBYjkEW6//QKl1HfLCc/SN/bWOG2ARaa8rk4JsxRuKJFz/vIlnrSBv0Pk7pYMv503LniUfVt0RGOMyTBZVcbnDhlXs0nsTVObq7679Fh7MfXPARYndCrwpKWSNTQcCjNVYWPVOenDxU81lLBnE070xnN107IoLiTNywdiNWzedf/q6zzV3iwZflrO94A==";
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;

test("a photo of a phone is decoded to its pixels", async () => {
  const { width, height, data } = await decodeHeic(bytesOf(photo));

  expect([width, height, data.length]).toEqual([64, 64, 64 * 64 * 4]);
  const colors = new Set(Array.from({ length: width * height }, (_none, at) => data.slice(at * 4, at * 4 + 3).join()));
  expect(colors.size).toBeGreaterThan(1);
});

test("what is no HEIC picture is refused", async () => {
  await expect(decodeHeic(bytesOf(btoa("not a picture at all")))).rejects.toThrow("no HEIC picture");
});
