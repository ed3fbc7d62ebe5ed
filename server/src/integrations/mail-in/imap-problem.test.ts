import { expect, test } from "vitest";
import { imapProblemOf, imapWordsOf } from "./imap-problem.ts";

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  [
    "of several addresses none answers",
    Object.assign(new AggregateError([], ""), { code: "ECONNREFUSED" }),
    "ECONNREFUSED",
  ],
  ["the server says why", failed("Command failed", { responseText: "Mailbox is locked" }), "Mailbox is locked"],
  ["nothing is said at all", failed(""), "unknown"],
])("a failure always has words: %s", (_when, error, words) => {
  expect(imapWordsOf(error)).toBe(words);
});

test.each([
  ["signIn", failed("Command failed", { authenticationFailed: true })],
  ["unknownHost", failed("getaddrinfo ENOTFOUND imap.acme.test", { code: "ENOTFOUND" })],
  ["unreachable", Object.assign(new AggregateError([], ""), { code: "ECONNREFUSED" })],
  ["unreachable", failed("Failed to receive greeting from server in required time")],
  ["unreachable", failed("the mail server says nothing")],
  [null, failed("no such folder")],
])("an admin is told %s", (problem, error) => {
  expect(imapProblemOf(error)).toBe(problem);
});
