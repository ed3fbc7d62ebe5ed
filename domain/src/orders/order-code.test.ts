import { expect, test } from "vitest";
import { orderIdIn, soughtBy } from "./order-code.ts";

const id = "0b9d9b7c-2f4b-4a38-9b67-000000000001";
const origin = "https://shop.example";

test.each([`${origin}/service-orders/${id}`, `${origin}/service-orders/${id.toUpperCase()}/`])(
  "%s is the address of an order",
  (text) => {
    expect(orderIdIn(text, origin)).toBe(id);
  },
);

test.each([
  `https://shop.example.evil.test/service-orders/${id}`,
  `https://evil.test/service-orders/${id}`,
  `http://shop.example/service-orders/${id}`,
  `${origin}/service-orders/${id}/../../admin`,
  `${origin}/service-orders/${id}?next=https://evil.test`,
  `${origin}/customers/${id}`,
  `javascript:alert("${id}")`,
  id,
])("%s is not followed", (text) => {
  expect(orderIdIn(text, origin)).toBeNull();
});

test.each([
  ["SO-100245", { by: "number", number: "SO-100245" }],
  [" so 100245 ", { by: "number", number: "SO-100245" }],
  ["100245", { by: "number", number: "SO-100245" }],
  ["SO-12345678", { by: "number", number: "SO-12345678" }],
  ["12345678", { by: "vinEnd", end: "12345678" }],
  ["mu 990-001", { by: "vinEnd", end: "MU990001" }],
  ["4T1G11AK2MU990001", { by: "vin", vin: "4T1G11AK2MU990001" }],
  ["I4T1G11AK0MU990001", null],
  ["I1M8GDM9AXKP042788", { by: "vin", vin: "1M8GDM9AXKP042788" }],
  ["136Z37M12", { by: "vin", vin: "136Z37M12" }],
])("%s stands for %j", (text, sought) => {
  expect(soughtBy(text)).toEqual(sought);
});

test.each(["", "SO-1", "12345", "QOI12345", "https://evil.test/?vin=1M8GDM9AXKP042788", "parking ticket 7"])(
  "%j is no code of ours",
  (text) => {
    expect(soughtBy(text)).toBeNull();
  },
);
