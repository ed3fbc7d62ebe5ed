import { expect, test } from "vitest";
import { correctedVin } from "./vin.ts";

test.each(["THGCV1F3XMA990002", "1HGCV1F3XMA99OOO2", "IHGCV1F3XMA990002", "1HGCV1F3XMA990002"])(
  "%s is meant as the only VIN that fits",
  (seen) => {
    expect(correctedVin(seen)).toBe("1HGCV1F3XMA990002");
  },
);

test.each(["7FCTGCAABRN000001", "WVWZZZ1KZ6W000001", "1HGCV1F3XMA99000", "1HGCV1F32MA990002", "not a VIN at all"])(
  "%s is asked, not corrected",
  (seen) => {
    expect(correctedVin(seen)).toBeNull();
  },
);
