import { record } from "@boresight/domain/base/record";
import { expect, test } from "vitest";
import { only, recordInput, recordValues } from "./record-values.ts";

const lift = record("app.lifts", {
  name: { kind: "line", label: "Name" },
  serial: { kind: "line", isNullable: true, label: "Serial number" },
  size: { kind: "choice", choices: { small: "Small", big: "Big" }, label: "Size", initial: "big" },
  load: { kind: "whole", label: "Load" },
  price: { kind: "money", label: "Price" },
  phone: { kind: "phone", label: "Phone" },
  tags: { kind: "words", label: "Tags" },
  uses: { kind: "several", choices: { cars: "Cars", vans: "Vans" }, label: "Uses" },
  fileId: { kind: "file", label: "Certificate" },
  isActive: { kind: "flag", label: "In use", initial: true },
});
const stored = {
  name: "Two posts",
  serial: null,
  size: "small",
  load: 3,
  price: 129_900,
  phone: "+13035550103",
  phoneExtension: "12",
  tags: ["old", "loud"],
  uses: ["vans"],
  fileId: "f1",
  isActive: false,
};

test("a new record begins empty, or with what its fields begin with", () => {
  expect(recordValues(lift, null)).toEqual({
    name: "",
    serial: "",
    size: "big",
    load: "",
    price: "",
    phone: "",
    tags: "",
    uses: [],
    fileId: null,
    isActive: true,
  });
});

test("what is stored is typed as people write it, and sent as it was", () => {
  const values = recordValues(lift, stored);

  expect(values).toMatchObject({ price: "1299.00", load: "3", phone: "+13035550103 x12", tags: "old, loud" });
  const { phoneExtension: _read, ...fields } = stored;
  expect(recordInput(lift, values)).toEqual({ ...fields, phone: "+13035550103 x12" });
});

test("days and percentages are typed as people write them, days also with spaces between", () => {
  const reward = record("app.rewards", {
    share: { kind: "basisPoints", label: "Share", isRequired: true },
    remindsAfter: { kind: "days", label: "Reminders" },
  });
  const rewards = { share: 550, remindsAfter: [-3, 0, 7] };
  const typed = recordValues(reward, rewards);

  expect(typed).toEqual({ share: "5.5", remindsAfter: "-3, 0, 7" });
  expect(recordInput(reward, typed)).toEqual(rewards);
  expect(recordInput(reward, { share: "5 %", remindsAfter: " 7  14;21 " })).toEqual({
    share: 500,
    remindsAfter: [7, 14, 21],
  });
  expect(recordInput(reward, { ...typed, remindsAfter: "" }).remindsAfter).toEqual([]);
});

test("an empty field is null or empty text, as it is stored, and text that is no number is left to the schema", () => {
  const typed = { ...recordValues(lift, null), name: " ", load: "many", tags: " a ,, b" };

  expect(recordInput(lift, typed)).toMatchObject({
    name: "",
    serial: null,
    load: Number.NaN,
    price: null,
    phone: null,
  });
  expect(only(recordInput(lift, typed), ["tags"])).toEqual({ tags: ["a", "b"] });
});
