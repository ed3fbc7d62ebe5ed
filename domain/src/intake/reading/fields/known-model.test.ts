import { expect, test } from "vitest";
import type { EstimateVehicle } from "#intake/reading/estimate-document.ts";
import { readText } from "#intake/reading/read-document.ts";
import { besideVin, withKnownModel } from "./known-model.ts";

const vehicleOf = (description: string, vin = "4T1G11AK2MU990001"): EstimateVehicle =>
  readText([
    { page: 1, text: description },
    { page: 1, text: `VIN: ${vin}` },
  ]).vehicle;

const models =
  "Bronco,Bronco Sport,F-150,Transit,Transit Connect,CX-5,Grand Cherokee,Grand Cherokee L,Silverado,Sierra,Range Rover,Range Rover Sport,GLE-Class,C-Class,330i,Model 3,RAV4,911,1500,500,Mazda3,RX,M2,Cooper,Countryman".split(
    ",",
  );

test.each([
  ["2021 FORD Bronco Sport Big Bend 4X4 4D UTV", "Bronco Sport", "Big Bend"],
  ["2021 FORD Bronco Big Bend 4X4 4D UTV", "Bronco", "Big Bend"],
  ["2021 FORD F150 XLT 4D P/U", "F-150", "XLT"],
  ["2020 FORD Transit 250 Cargo VAN", "Transit 250", "Cargo"],
  ["2020 FORD Transit Connect XL VAN", "Transit Connect", "XL"],
  ["2021 MAZD CX-5 Grand Touring 4D UTV", "CX-5", "Grand Touring"],
  ["2022 JEEP Grand Cherokee L Limited 4D UTV", "Grand Cherokee L", "Limited"],
  ["2020 LNDR Range Rover Sport HSE 4D UTV", "Range Rover Sport", "HSE"],
  ["2019 CHEV K1500 Silverado LT 4D P/U", "Silverado 1500", "LT"],
  ["2020 GMC Sierra 1500 Denali 4D P/U", "Sierra 1500", "Denali"],
  ["2021 MERZ GLE 350 4D UTV", "GLE 350", null],
  ["2020 BMW 3 Series 330i xDrive 4D SED", "330i", "xDrive"],
  ["2022 TESL Model3 RWD 4D SED", "Model 3", null],
  ["2021 Toyota RAV4 white", "RAV4", null],
  ["2019 PORS 911 Carrera S 2D CPE", "911", "Carrera S"],
  ["2021 RAM 1500 Big Horn 4D P/U", "1500", "Big Horn"],
  ["2018 FIAT 500 Pop 2D H/B", "500", "Pop"],
  ["2017 MAZD 3 Touring 4D SED", "Mazda3", "Touring"],
  ["2017 Mazda Mazda 3 Touring 4D SED", "Mazda3", "Touring"],
  ["2019 CHEV Silverado 2500HD LT 4D P/U", "Silverado 2500HD", "LT"],
  ["2019 CHEV Silverado 2500 HD LT 4D P/U", "Silverado 2500HD", "LT"],
  ["2022 LEXS RX350 F Sport 4D UTV", "RX350", "F Sport"],
  ["2022 MERZ C300 4MATIC 4D SED", "C300", "4MATIC"],
  ["2021 MERCEDES-BENZ GLE350W4", "GLE350", null],
  ["2021 Mercedes-Benz - GLE350 - 4MATIC", "GLE350", "4MATIC"],
  ["2021 MNNI Cooper S FWD 4D H/B", "Cooper", "S"],
  ["2023 Freightliner M2 106", "M2 106", null],
])("the vehicle of %j is a %s, trim %j", (description, model, trim) => {
  const { model: found, trim: rest } = withKnownModel(vehicleOf(description), models);

  expect([found?.value, rest?.value ?? null]).toEqual([model, trim]);
  expect(found?.confidence).toBe(1);
});

test("a VIN's table that calls the body a model does not rename what the paper says", () => {
  const { model } = withKnownModel(vehicleOf("2020 MINI Cooper S Hardtop 2D H/B"), [...models, "Hardtop"], "Hardtop");

  expect(model?.value).toBe("Cooper");
});

test("where the paper names several models the VIN tells which it is", () => {
  const vehicle = vehicleOf("2018 MINI Cooper S Countryman ALL4 4D UTV");

  const { model, trim } = withKnownModel(vehicle, models, "Countryman");
  expect([model?.value, trim?.value]).toEqual(["Countryman", "Cooper S ALL4"]);
  expect(withKnownModel(vehicleOf("2021 JEEP Grand Cherokee Limited"), models, "Cherokee").model?.value).toBe(
    "Grand Cherokee",
  );
});

test.each(["911", "1500", "3", "330i", "2500HD"])("a model of figures stands behind its label: %s", (model) => {
  expect(readText([{ page: 1, text: `Make: Any    Model: ${model}` }]).vehicle.model?.value).toBe(model);
});

test("a year behind the label of a model is none", () => {
  expect(readText([{ page: 1, text: "Make: Any    Model: 2021" }]).vehicle.model).toBeNull();
});

test("a model that its maker is not known to have is unsure, and without names nothing changes", () => {
  const vehicle = vehicleOf("2021 FORD Stagecoach XL VAN");

  expect(withKnownModel(vehicle, models).model).toMatchObject({ value: "Stagecoach", confidence: 0.7 });
  expect(withKnownModel(vehicle, [])).toEqual(vehicle);
});

test.each([
  ["another make", "2021 HOND Accord LX 4D SED", ["vin", "make"]],
  ["another year", "2019 TOYO Camry SE 4D SED", ["vin", "year"]],
  ["the same", "2021 TOYO Camry SE 4D SED", []],
  ["a make that sells the same", "2021 SCIO Camry SE 4D SED", []],
])("a VIN of %s leaves unsure what contradicts it", (_which, description, unsure) => {
  const vehicle = besideVin(vehicleOf(description), { make: "Toyota", year: 2021 });

  const doubted = (["vin", "year", "make", "model"] as const).filter((name) => (vehicle[name]?.confidence ?? 1) < 0.75);
  expect(doubted).toEqual(unsure);
});

test("a VIN that tells nothing contradicts nothing", () => {
  const vehicle = vehicleOf("2019 HOND Accord LX 4D SED");

  expect(besideVin(vehicle, { make: null, year: null })).toEqual(vehicle);
});

const vin = "4T1G11AK2MU990001";
const bareIn = (quote: string) => {
  const vehicle = vehicleOf("2021 TOYO Camry SE 4D SED");
  return { ...vehicle, vin: { value: vin, page: 1, box: null, quote, confidence: 0.5 } };
};
const toyota = { make: "Toyota", year: 2021 };

test("the only VIN of a paper is its vehicle's where it says the same make and year", () => {
  expect(besideVin(bareIn(`12 Elm Ct ${vin}`), toyota).vin?.confidence).toBeGreaterThan(0.6);
});

test.each([
  ["another is in the paper", bareIn(vin), toyota, [{ ...bareIn("").vin, value: "1HGCV1F3XMA990002" }]],
  ["it is rented", bareIn(`Rental car ${vin}`), toyota, []],
  ["it was corrected", bareIn("4T1G11AK2MU99OOO1"), toyota, []],
  ["it says nothing of its year", bareIn(vin), { make: "Toyota", year: null }, []],
  ["it is a donor's", { ...bareIn(vin), vin: { ...bareIn(vin).vin, confidence: 0.4 } }, toyota, []],
])("a VIN without a label is asked where %s", (_, vehicle, said, others) => {
  expect(besideVin(vehicle, said, others).vin?.confidence).toBeLessThan(0.6);
});
