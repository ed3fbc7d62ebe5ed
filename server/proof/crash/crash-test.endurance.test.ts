import { expect, test } from "vitest";
import { openCrashShop } from "./crash-shop.ts";
import { crashTest } from "./crash-test.ts";

/** All of which must have been tried in vain at no time. */
const everyVerb = [
  "bookAppointment",
  "createAdminNotification",
  "createKioskLink",
  "createRepairKeyword",
  "createServiceOrder",
  "createStatus",
  "createTask",
  "createTaskFile",
  "inviteUser",
  "issueInvoice",
  "postOrderMessage",
  "recordCalibrationAttempt",
  "recordPayment",
  "saveAddress",
  "saveBay",
  "saveCalibrationRule",
  "saveSavedView",
  "signUp",
  "submitIntake",
  "upload",
];

test(
  "what was acknowledged is stored, each once, whoever is killed: the server, the database or both",
  { timeout: 600_000 },
  async () => {
    const report = await crashTest({
      open: openCrashShop,
      victims: ["server", "database", "both"],
      seconds: 2,
      say: () => {},
    });

    expect(report.problems).toEqual([]);
    expect(Object.keys(report.acknowledged).toSorted()).toEqual(everyVerb);
  },
);
