import { expect, test } from "vitest";
import { missingPhotos } from "./missing-photos.ts";

const slot = (title: string, ...allowedFileTypes: string[]) => ({
  id: title,
  title,
  description: title === "Four sides" ? "Front, right side, rear, left side." : "",
  serviceOrderId: "order",
  allowedFileTypes,
});

test("the camera asks for what is missing where only photos fit", () => {
  const asked = missingPhotos([
    { slot: slot("Four sides", "image/jpeg", "image/png"), needed: 4, there: 2 },
    { slot: slot("VIN plate", "image/jpeg"), needed: 1, there: 1 },
    { slot: slot("Pre-scan report", "application/pdf", "image/jpeg"), needed: 1, there: 0 },
    { slot: slot("Odometer", "image/*"), needed: 1, there: 0 },
    { slot: slot("Signature", "image/jpeg"), needed: 0, there: 0 },
  ]);

  expect(asked.map(({ title, number, needed }) => `${title} ${number}/${needed}`)).toEqual([
    "Four sides 3/4",
    "Four sides 4/4",
    "Odometer 1/1",
  ]);
});

const views = (description: string, needed = 4) =>
  missingPhotos([{ slot: { ...slot("Sides", "image/jpeg"), description }, needed, there: 1 }]).map(({ view }) => view);

test("each photo says which side it is where the slot lists as many as it needs", () => {
  expect(views("Front, right side, rear, left side")).toEqual(["Right side", "Rear", "Left side"]);
  expect(views("Avant, côté droit, arrière, côté gauche.")).toEqual(["Côté droit", "Arrière", "Côté gauche"]);
  expect(views("الأمام، الجانب الأيمن، الخلف، الجانب الأيسر")).toEqual(["الجانب الأيمن", "الخلف", "الجانب الأيسر"]);
  expect(views("All around, in daylight")).toEqual([null, null, null]);
});
