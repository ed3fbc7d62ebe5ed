// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#auth/auth-provider.tsx";
import { createAuth } from "#auth/auth.ts";
import { fakeBrowser, fakeServer, password } from "#auth/test/fake-world.ts";
import { SignInForm } from "./sign-in-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the form, fills it in and submits it. */
async function signIn(typed: { email: string; password: string }) {
  vi.stubGlobal("scrollTo", () => {}); // The router calls it, and jsdom has none.
  const server = fakeServer();
  const auth = createAuth(fakeBrowser(server).openTab());
  const routeTree = createRootRoute({ component: SignInForm });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await act(async () =>
    render(
      <AuthProvider auth={auth}>
        <RouterProvider router={router} />
      </AuthProvider>,
    ),
  );
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: typed.email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: typed.password } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
  return server.requests;
}

test("an invalid email is rejected before anything is sent", async () => {
  const sent = await signIn({ email: "ada", password });

  await screen.findByText("Email is incorrectly formatted");
  expect(sent).toEqual([]);
});

test("a valid email and password are sent unchanged", async () => {
  const sent = await signIn({ email: "ada@boresight.example", password });

  const body = { email: "ada@boresight.example", password };
  expect(sent).toEqual([expect.objectContaining({ path: "/signin/email-password", body })]);
});
