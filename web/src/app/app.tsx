import { RouterProvider } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { AuthProvider } from "#auth/auth-provider.tsx";
import type { Auth } from "#auth/auth.ts";
import { useAuth } from "#auth/use-auth.ts";
import { AppearanceProvider } from "./appearance-provider.tsx";
import type { buildRouter } from "./router.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { StartingPage } from "./layouts/starting-page.tsx";

const SwitchDialog = lazyPart(async () => (await import("./layouts/switch-dialog.tsx")).SwitchDialog);

type Router = ReturnType<typeof buildRouter>;

export function App({ auth, router }: { auth: Auth; router: Router }) {
  return (
    <AppearanceProvider>
      <AuthProvider auth={auth}>
        <GuardedPages router={router} />
      </AuthProvider>
    </AppearanceProvider>
  );
}

/** Waits until it is known who is signed in; each sign-in and sign-out runs the guard again. */
function GuardedPages({ router }: { router: Router }) {
  const { status, user, error, switching, answerSwitch } = useAuth();
  const started = status !== "starting";
  const who = user?.id;
  useEffect(() => {
    if (started) void router.invalidate();
    // oxlint-disable-next-line react/exhaustive-deps -- the guard reads who is here by itself; the change is its occasion
  }, [router, started, who]);
  if (switching) {
    return (
      <Suspense fallback={<StartingPage problem={undefined} />}>
        <SwitchDialog people={switching} onAnswer={answerSwitch} />
      </Suspense>
    );
  }
  if (!started) return <StartingPage problem={error?.message} />;

  return <RouterProvider router={router} />;
}
