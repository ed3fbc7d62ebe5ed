import { expect, test } from "vitest";
import { vinIn } from "./scan-vin.tsx";

test.each([
  ["4T1G11AK2MU990001", "4T1G11AK2MU990001"],
  ["I4T1G11AK2MU990001", "4T1G11AK2MU990001"],
  ["4t1g11ak-2mu990001", "4T1G11AK2MU990001"],
  ["4T1G11AK3MU990001", null],
  ["https://example.com", null],
])("a barcode of %s holds the VIN %s", (text, vin) => {
  expect(vinIn(text)).toBe(vin);
});
