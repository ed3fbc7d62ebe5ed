// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SaidEntry } from "./said.ts";
import { SaidMessage } from "./said-message.tsx";

afterEach(cleanup);

const entry: SaidEntry = {
  id: "1",
  channel: "email",
  isOurs: false,
  by: "bob@example.com",
  subject: "",
  body: "RO 1",
  kind: "message",
  authentication: null,
  remarks: [],
  saidAt: "2026-05-04T09:12:00Z",
  files: [],
};

test.each<[string, Partial<SaidEntry>, string | null]>([
  ["whose sender nobody checked", {}, "Sender not checked"],
  ["that failed", { authentication: { spf: "fail", dkim: null, dmarc: null } }, "Sender not verified"],
  ["that passed", { authentication: { spf: "pass", dkim: "pass", dmarc: "pass" } }, null],
  ["of ours", { isOurs: true }, null],
  ["by text", { channel: "sms" }, null],
])("a mail %s says so", async (_which, said, words) => {
  await act(async () => render(<SaidMessage entry={{ ...entry, ...said }} subjectBefore="" />));

  expect(screen.queryByText(/^Sender not/)?.textContent ?? null).toBe(words);
});
