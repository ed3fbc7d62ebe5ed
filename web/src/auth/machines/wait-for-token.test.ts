import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeToken, seconds } from "#auth/test/fake-world.ts";
import type { LiveSession } from "#auth/session.ts";
import { waitForToken } from "./wait-for-token.ts";

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

type Held = Pick<LiveSession, "accessToken" | "expiresAt">;

const withToken = (accessToken: string, left = 900): Held => ({ accessToken, expiresAt: (1000 + left) * seconds });
const livingFor = (left: number) => withToken(fakeToken({ exp: 1000 + left }), left);

function wait(session: Held | null) {
  const source = { session, signedOut: false };
  const answer = vi.fn<(token: string | null) => void>();
  void waitForToken({ session: () => source.session, isSignedOut: () => source.signedOut }).then(answer);
  return { source, answer };
}

test("a token that is valid long enough is used at once", async () => {
  const { source, answer } = wait(livingFor(4));

  await vi.advanceTimersByTimeAsync(0);

  expect(answer).toHaveBeenCalledWith(source.session?.accessToken);
});

test("a device whose clock is hours fast uses the token for as long as the server said", async () => {
  const { source, answer } = wait(withToken(fakeToken({ iat: -9000, exp: -8100 })));

  await vi.advanceTimersByTimeAsync(0);

  expect(answer).toHaveBeenCalledWith(source.session?.accessToken);
});

test.each([
  ["no token", null],
  ["an expired token", livingFor(-1)],
  ["a token with 3 s to live", livingFor(3)],
  ["a token without an expiry", withToken(fakeToken({}))],
  ["an unreadable token", withToken("nonsense")],
])("%s is waited on until there is a better one, at most 100 ms late", async (_what, session) => {
  const { source, answer } = wait(session);
  await vi.advanceTimersByTimeAsync(30 * seconds);
  const early = answer.mock.calls.length;

  source.session = livingFor(900);
  await vi.advanceTimersByTimeAsync(100);

  expect(early).toBe(0);
  expect(answer).toHaveBeenCalledWith(source.session.accessToken);
});

test("without a session there is no token and no wait", async () => {
  const { source, answer } = wait(null);
  source.signedOut = true;

  await vi.advanceTimersByTimeAsync(100);

  expect(answer).toHaveBeenCalledWith(null);
});
