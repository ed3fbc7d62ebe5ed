import { expect, test } from "vitest";
import { isModelNamed } from "./model-names.ts";
import { numbersIn } from "./named-numbers.ts";

const named = (text: string, model: string, make = "Make") =>
  isModelNamed({ year: 2022, make, model }, numbersIn({ subject: "", text }));

test.each<[text: string, model: string, make?: string]>([
  ["the cx-5 is here", "CX-5"],
  ["the Grand Cherokee", "Grand Cherokee"],
  ["camry?", "Camry"],
  ["2022 camry", "Camry"],
  ["the 2022 Toyota Camry", "Camry", "Toyota"],
  ["the '22 Camry", "Camry"],
  ["la Camry 2022", "Camry"],
  ["our Explorer is late", "Explorer"],
  ["2022 explorer", "Explorer"],
  ["ford explorer", "Explorer", "Ford"],
])("%j names the %s", (text, ...vehicle) => {
  expect(named(text, ...vehicle)).toBe(true);
});

test.each<[text: string, model: string, make?: string]>([
  ["a CX-50", "CX-5"],
  ["our 2019 Camry", "Camry"],
  ["our '16 Toyota Camry", "Camry", "Toyota"],
  ["la Camry 2019", "Camry"],
  ["Does it fit on Thursday?", "Fit"],
  ["Nous sommes en accord avec vous", "Accord"],
  ["I open it in Internet Explorer", "Explorer"],
  ["Our rogue intern", "Rogue"],
  ["86", "86"],
])("%j does not name the %s of 2022", (text, ...vehicle) => {
  expect(named(text, ...vehicle)).toBe(false);
});
