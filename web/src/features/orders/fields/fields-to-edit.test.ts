import { expect, test } from "vitest";
import { roles } from "@boresight/domain/accounts/roles";
import { statusCategories } from "@boresight/domain/statuses/status-look";
import { changeableFields } from "@boresight/domain/orders/order-change";
import { fieldsToEdit } from "./fields-to-edit.ts";

const names = (role: "customer" | "technician", category: "intake" | "work") =>
  fieldsToEdit("numbers", role, category).map(({ field }) => field);

test("customers edit their texts during the intake, technicians no price", () => {
  expect(names("customer", "intake")).toEqual(
    expect.arrayContaining(["repairOrderNumber", "poNumber", "claimNumber", "insurerName"]),
  );
  expect(names("customer", "intake")).not.toContain("fuelCost");
  expect(names("customer", "work")).toEqual(["poNumber"]);
  expect(names("technician", "work")).toEqual(expect.arrayContaining(["poNumber", "insurerName", "fuelCost"]));
  expect(names("technician", "work")).not.toContain("cost");
});

/** The repair order is set with its file, and the intake method implies whether it is a tow. */
const said = (fields: readonly string[]) =>
  fields.filter(
    (field) => field !== "repairOrderFileId" && !(field === "towingRequired" && fields.includes("intakeMethod")),
  );

test("every field that a role may change is offered in one place", () => {
  const groups = ["work", "numbers", "dates", "place", "transport", "vehicle"] as const;
  for (const role of roles) {
    for (const category of statusCategories) {
      const offered = groups.flatMap((group) => fieldsToEdit(group, role, category).map(({ field }) => field));

      expect(offered.toSorted()).toEqual(said(changeableFields(role, category)).toSorted());
    }
  }
});
