// @vitest-environment jsdom
// Points of the specification that no other test carries: titles and layouts of the pages, and what every page has in common.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ConfirmProvider, useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { fetchMessageBar, MessageProvider, useMessage } from "#ui/messages/message-bar.tsx";
import { scrollToTop } from "#ui/overlay/to-top-button.tsx";
import { pageSizes } from "#ui/table/paging.ts";
import { surfaces } from "#ui/theme/surfaces.ts";
import { breakpoints, displayThresholds } from "#ui/theme/theme.ts";
import { CrashPage } from "./layouts/crash-page.tsx";
import { configuredLooks } from "./preferences.ts";
import { buildRouter } from "./router.tsx";
import { pages } from "./routes.tsx";

beforeAll(async () => {
  await import("#ui/dialog/confirm-box.tsx");
  await fetchMessageBar(); // Else the first question waits for its part.
});
afterEach(cleanup);

const pageOf = (path: string) => pages.find((page) => page.path === path);

test.each([
  ["/addresses", "Addresses", "dashboard"],
  ["/admin/service-order-emails", "Email Templates", "default"],
  ["/admin/service-order-statuses", "Service Order Statuses", "default"],
  ["/admin/task-files", "Task Files", "default"],
  ["/admin/tasks", "Tasks", "default"],
  ["/admin/users", "Users", "default"],
  ["/admin/utils", "Utils", "default"],
  ["/appointment-scheduling", "Service Intake", "default"],
  ["/documentation", "Documentation", "default"],
  ["/locations", "Locations", "default"],
  ["/service-orders/$id", "Service Order", "default"],
  ["/vehicles", "Vehicles", "default"],
  ["/not-authorized", "Not Authorized - 401", "blank"],
  ["/privacy-policy", "Privacy Policy", "public"],
  ["/terms-of-service", "Terms of Service", "public"],
])("%s is titled %s and has the layout %s", (path, title, layout) => {
  expect(pageOf(path)).toMatchObject({ title, layout });
});

test.each(["/login", "/register", "/forgot-password", "/reset-password"])("%s is only for visitors", (path) => {
  expect(pageOf(path)).toMatchObject({ forVisitorsOnly: true, layout: "blank" });
});

test.each([
  ["/", "index"],
  ["/dashboards/admin", "dashboards-admin"],
  ["/dashboards/customer", "dashboards-customer"],
  ["/service-orders/$id", "service-orders-id"],
])("the route %s is named %s", (path, name) => {
  const { routesById } = buildRouter({
    isSignedIn: () => false,
    role: () => null,
    resetsPassword: () => false,
    askFor: () => {},
  });

  expect(
    Object.values(routesById).find(({ fullPath, options }) => fullPath === path && options.staticData?.name)?.options
      .staticData?.name,
  ).toBe(name);
});

test("a page that crashed is titled Server Error - 500", () => {
  document.title = "Vehicles · Boresight";

  const { unmount } = render(<CrashPage />);
  const crashed = document.title;
  unmount();

  expect([crashed, document.title]).toEqual([expect.stringMatching(/^Server Error - 500 · /), "Vehicles · Boresight"]);
});

test("the layout's steps and the display's thresholds are the specified ones", () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 });
  expect(displayThresholds).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

test("the configured looks are boxed and light, with a sticky bar that blurs", () => {
  expect(configuredLooks).toMatchObject({
    contentWidth: "boxed",
    theme: "light",
    navigation: "vertical",
    navigationCollapsed: "off",
    navbar: "sticky",
    navbarBlur: "on",
    footer: "static",
  });
});

test("tables offer pages of 2 to 100 rows, and the brand keeps its colors", () => {
  expect(pageSizes).toEqual([2, 5, 10, 20, 25, 50, 100]);
  expect(surfaces.light).toMatchObject({ brand: "#0086B3", error: "#C8102E" });
});

function Asking({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const confirm = useConfirm();
  return <button onClick={() => void confirm().then(onAnswer)}>Ask</button>;
}

test.each([
  ["OK", true],
  ["Cancel", false],
])("the confirmation asks whether to proceed, and %s answers %s", async (button, answer) => {
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  render(
    <ConfirmProvider>
      <Asking onAnswer={onAnswer} />
    </ConfirmProvider>,
  );

  await act(async () => fireEvent.click(screen.getByText("Ask")));
  const dialog = await screen.findByRole("dialog", { name: "Confirmation" });
  fireEvent.click(screen.getByRole("button", { name: button }));

  expect(dialog.textContent).toContain("Are you sure you want to proceed?");
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(answer);
});

function Telling({ timeout }: { timeout?: number }) {
  const showMessage = useMessage();
  return <button onClick={() => showMessage("Saved", timeout === undefined ? {} : { timeout })}>Tell</button>;
}

test.each([
  ["closes after five seconds", undefined, false],
  ["stays when its time is 0", 0, true],
])("a message, green unless said otherwise, %s", async (_what, timeout, stays) => {
  vi.useFakeTimers();
  render(<MessageProvider>{timeout === undefined ? <Telling /> : <Telling timeout={timeout} />}</MessageProvider>);
  await act(async () => fireEvent.click(screen.getByText("Tell")));
  await act(() => vi.advanceTimersByTimeAsync(10));

  const isThere: boolean[] = [];
  for (const milliseconds of [4900, 3000]) {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    isThere.push(screen.queryByRole("alert")?.style.opacity === "1");
  }
  vi.useRealTimers();

  expect(isThere).toEqual([true, stays]);
});

test("a message has the color of success and a button to close it", async () => {
  render(
    <MessageProvider>
      <Telling />
    </MessageProvider>,
  );
  await act(async () => fireEvent.click(screen.getByText("Tell")));

  const bar = await screen.findByRole("alert");

  expect(bar.className).toMatch(/success/i);
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") && wantsNoMotion }));
});
let wantsNoMotion = false;

test.each([
  [false, 300],
  [true, 0],
])("the way to the top, without motion: %s, takes %i ms", (noMotion, duration) => {
  wantsNoMotion = noMotion;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  const positions: number[] = [];
  vi.stubGlobal("scrollY", 900);
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => positions.push(top));

  scrollToTop();
  vi.advanceTimersByTime(duration / 2);
  const halfway = positions.at(-1) ?? 900;
  vi.advanceTimersByTime(duration / 2 + 32);
  vi.useRealTimers();
  vi.unstubAllGlobals();

  expect(positions.at(-1)).toBe(0);
  expect(halfway > 0).toBe(!noMotion);
});
