import "./ui/theme/fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { hideSecrets } from "./app/navigation/hide-secrets.ts";
import { buildRouter } from "./app/router.tsx";
import { createBrowserAuth } from "./auth/browser-auth.ts";

history.replaceState(history.state, "", hideSecrets(location.href));
const auth = createBrowserAuth(window.location.origin);
const router = buildRouter({
  isSignedIn: () => auth.state().accessToken !== null && auth.state().user !== null,
  role: () => auth.state().user?.defaultRole ?? null,
  resetsPassword: () => auth.state().arrivedBy === "passwordReset",
  askFor: (page) => {
    if (auth.state().user)
      void import("./app/layouts/dashboard-layout.tsx")
        .then(({ askForPage }) => askForPage(auth, page))
        .catch(() => {});
  },
});

const place = document.querySelector("#root");
if (!place) throw new Error("index.html has no #root");
const page = createRoot(place);
// In small steps, between which the browser paints.
startTransition(() =>
  page.render(
    <StrictMode>
      <App auth={auth} router={router} />
    </StrictMode>,
  ),
);
