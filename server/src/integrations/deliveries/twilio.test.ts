import { expect, test } from "vitest";
import { readText, readTextStatus } from "./twilio.ts";

const statusOf = (MessageStatus: string, ErrorCode?: string) =>
  readTextStatus({ MessageSid: "SM1", MessageStatus, To: "+13035550103", ...(ErrorCode && { ErrorCode }) }, null);

test.each(["accepted", "scheduled", "queued", "sending", "sent", "receiving", "received", "partially_delivered"])(
  "%s is a state on the way",
  (status) => {
    expect(statusOf(status)).toBeNull();
  },
);

test.each([
  ["delivered", undefined, "delivered"],
  ["read", undefined, "delivered"],
  ["undelivered", "30003", "returned"],
  ["undelivered", "30005", "returned"],
  ["undelivered", "30006", "returned"],
  ["undelivered", "30007", "returned"],
  ["failed", "30008", "returned"],
  ["failed", undefined, "returned"],
  ["canceled", undefined, "returned"],
])("%s with code %s means %s", (status, code, outcome) => {
  expect(statusOf(status, code)?.report).toMatchObject({ outcome, consequence: null });
});

test("a message to who replied STOP ends their consent", () => {
  expect(statusOf("failed", "21610")?.report.consequence).toEqual({ is: "textsEnded" });
});

test.each([
  [{ Body: " stop " }, "stop"],
  [{ Body: "Arre\u0302t" }, "stop"],
  [{ Body: "yes" }, "start"],
  [{ Body: "Please leave us", OptOutType: "STOP" }, "stop"],
  [{ Body: "STOP", OptOutType: "HELP" }, "help"],
  [{ Body: "Stop." }, null],
])("of the text %j Twilio has obeyed %s", (fields, obeyed) => {
  expect(readText({ MessageSid: "SM1", From: "+13035550103", ...fields })?.obeyed).toBe(obeyed);
});
