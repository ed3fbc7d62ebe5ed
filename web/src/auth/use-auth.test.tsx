// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { AuthProvider } from "./auth-provider.tsx";
import { createAuth } from "./auth.ts";
import { fakeBrowser, fakeServer, password } from "./test/fake-world.ts";
import { useAccountClient } from "./use-account-client.ts";
import { useAbility } from "./use-ability.ts";
import { useAuth } from "./use-auth.ts";

test("components update with the session and its rights", async () => {
  const auth = createAuth(fakeBrowser(fakeServer()).openTab());
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider auth={auth}>{children}</AuthProvider>;
  const { result } = renderHook(() => ({ ...useAuth(), seesUsers: useAbility().can("read", "users") }), { wrapper });
  const seen = [[result.current.status, result.current.seesUsers]];

  await act(async () => void (await result.current.signIn({ email: "ada@boresight.example", password })));
  seen.push([result.current.status, result.current.seesUsers]);
  await act(async () => void (await result.current.signOut()));
  seen.push([result.current.status, result.current.seesUsers]);

  expect(seen).toEqual([
    ["starting", false],
    ["signedIn", true],
    ["signedOut", false],
  ]);
});

test("the account's functions stay the same objects while the session changes", async () => {
  const auth = createAuth(fakeBrowser(fakeServer()).openTab());
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider auth={auth}>{children}</AuthProvider>;
  const { result } = renderHook(() => ({ status: useAuth().status, client: useAccountClient() }), { wrapper });
  const { client } = result.current;

  await act(async () => void (await auth.signIn({ email: "ada@boresight.example", password })));

  expect(result.current.status).toBe("signedIn");
  expect(result.current.client).toBe(client);
});
