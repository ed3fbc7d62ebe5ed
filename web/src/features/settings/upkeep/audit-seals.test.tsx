// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAtDesk, rows } from "#records/test/vehicle-desk.tsx";
import { AuditSeals } from "./audit-seals.tsx";
import type { AskedDays } from "./use-seal-check.ts";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ token: async () => "token" }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const newest = { __typename: "AuditDay", id: "0198c6e5-0000-7000-8000-0000000000f1", day: "2026-11-22" };
const agreeing = { days: 31, from: "2026-10-23", until: "2026-11-22", next: null, wrong: null };
const nobody: AskedDays = { from: null, until: null };

/** Opens the seals before a server that gives these answers, one after the other; returns what it is asked. */
async function open(answers: readonly object[], { asked = nobody, days = [newest] } = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Response.json(answers[sent.length - 1] ?? { error: "forbidden", message: "Not for you" }, {
      status: sent.length > answers.length ? 403 : 200,
    });
  });
  await renderAtDesk(<AuditSeals asked={asked} />, { NewestSeal: () => ({ auditDays: rows("AuditDay", days) }) });
  return sent;
}
const check = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Check the seals" })));
const outcome = () => screen.getByRole("status").textContent;

test("it says through which day the audit is sealed, and that the newest days agree", async () => {
  const sent = await open([agreeing]);
  expect(screen.getByText("Sealed through Nov 22, 2026")).toBeTruthy();

  await check();

  expect(sent).toEqual([["/v1/functions/audit-seals", { from: null, until: null }]]);
  expect(outcome()).toBe("31 days agree");
});

test("chosen days are checked in as many requests as it takes", async () => {
  const asked = { from: "2026-01-01", until: "2026-04-30" };
  const sent = await open(
    [
      { ...agreeing, days: 100, next: "2026-04-11", until: "2026-04-30" },
      { ...agreeing, days: 20 },
    ],
    { asked },
  );

  await check();

  expect(sent).toEqual([
    ["/v1/functions/audit-seals", asked],
    ["/v1/functions/audit-seals", { from: "2026-04-11", until: "2026-04-30" }],
  ]);
  expect(outcome()).toBe("120 days agree");
});

const wrong = { day: "2026-11-03", problem: "entries", sealedCount: 41, foundCount: 42 };

test.each([
  [wrong, "Nov 3, 2026 does not agree. Entries when it was sealed: 41. Entries now: 42."],
  [
    { ...wrong, foundCount: 41 },
    "Nov 3, 2026 does not agree: its entries were changed. It has 41, as many as when it was sealed.",
  ],
  [{ ...wrong, problem: "seal" }, "The seal of Nov 3, 2026 does not follow from its entries and the day before."],
  [
    { ...wrong, problem: "missing", sealedCount: null, foundCount: null },
    "Nov 3, 2026 has no seal, although days before and after it do.",
  ],
])("the first day that does not agree is named: %j", async (found, words) => {
  await open([{ ...agreeing, days: 11, wrong: found }]);

  await check();

  expect(outcome()).toBe(words);
});

test("days that are not sealed, and a shop that has no sealed day yet, are said", async () => {
  await open([{ days: 0, from: null, until: null, next: null, wrong: null }]);
  await check();
  expect(outcome()).toBe("None of these days is sealed.");
  cleanup();

  await open([], { days: [] });
  expect(screen.getByText(/No day is sealed yet/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBe(null);
});

test("a refusal is told in the server's words", async () => {
  await open([]);

  await check();

  expect(outcome()).toBe("Not for you");
});
