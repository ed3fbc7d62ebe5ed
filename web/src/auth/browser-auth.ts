import { createArrivalLink } from "./arrival-link.ts";
import { createAuthClient } from "./auth-client.ts";
import { createAuth, type Auth } from "./auth.ts";
import { createTabSync } from "./tab-sync.ts";
import { createTokenStore } from "./token-store.ts";

const name = "boresight-auth";

/** Authentication in this browser, against the auth service of the backend (its origin, without /v1). */
export function createBrowserAuth(backendUrl: string): Auth {
  const auth = createAuth({
    client: createAuthClient(backendUrl, (input, init) => fetch(input, init)),
    store: createTokenStore(localStorage),
    tabs: createTabSync(new BroadcastChannel(name), window),
    link: createArrivalLink({
      href: () => location.href,
      replace: (href) => history.replaceState(history.state, "", href),
    }),
    securityKeys: {
      register: async (options) => (await import("./sign-in/security-keys.ts")).registerKey(options),
      answer: async (options) => (await import("./sign-in/security-keys.ts")).answerWithKey(options),
    },
    origin: location.origin,
    inTurn: async (task) => (isSecureContext ? navigator.locks.request(name, task) : task()),
    isOffline: () => !navigator.onLine,
    now: Date.now,
    autoRefresh: true,
    refreshInterval: null,
  });
  window.addEventListener("online", auth.wake);
  return auth;
}
