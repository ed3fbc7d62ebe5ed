import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeToken, seconds } from "#auth/test/fake-world.ts";
import { waitForToken } from "./wait-for-token.ts";

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const livingFor = (left: number) => fakeToken({ exp: 1000 + left });

function wait(token: string | null) {
  const source = { token, signedOut: false };
  const answer = vi.fn<(token: string | null) => void>();
  void waitForToken({ accessToken: () => source.token, isSignedOut: () => source.signedOut }).then(answer);
  return { source, answer };
}

test("a token that is valid long enough is used at once", async () => {
  const { source, answer } = wait(livingFor(4));

  await vi.advanceTimersByTimeAsync(0);

  expect(answer).toHaveBeenCalledWith(source.token);
});

test.each([
  ["no token", null],
  ["an expired token", livingFor(-1)],
  ["a token with 3 s to live", livingFor(3)],
  ["a token without an expiry", fakeToken({})],
  ["an unreadable token", "nonsense"],
])("%s is waited on until there is a better one, at most 100 ms late", async (_what, token) => {
  const { source, answer } = wait(token);
  await vi.advanceTimersByTimeAsync(30 * seconds);
  const early = answer.mock.calls.length;

  source.token = livingFor(900);
  await vi.advanceTimersByTimeAsync(100);

  expect(early).toBe(0);
  expect(answer).toHaveBeenCalledWith(source.token);
});

test("without a session there is no token and no wait", async () => {
  const { source, answer } = wait(null);
  source.signedOut = true;

  await vi.advanceTimersByTimeAsync(100);

  expect(answer).toHaveBeenCalledWith(null);
});
