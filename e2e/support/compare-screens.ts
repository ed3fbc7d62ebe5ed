/**
 * How soon people see the login form, the rows of the list of orders and the dashboard, here and with an earlier version,
 * and how long the page does not react meanwhile, on a processor four times slower:
 * `npm run bench:screens -- http://localhost:8080 http://localhost:8081` with both started on the same demo shop. In turn,
 * each time with an empty cache; medians.
 */
import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { findBrowser } from "./browser/browser.ts";

const rounds = 5;
const slower = 4;
const person = { email: "ada@example.com", password: process.env["DEMO_PASSWORD"] ?? "demo-password" };

interface Screen {
  path: string;
  /** What people came to see, as a selector. */
  content: string;
}

const order = "main a[href^='/service-orders/']";
const forVisitors: readonly Screen[] = [{ path: "/login", content: "form input[type=password]" }];
const forStaff: readonly Screen[] = [
  { path: "/service-orders?view=all", content: order },
  { path: "/dashboards/admin", content: order },
];

interface Sight {
  /** Milliseconds until the content is in the page. */
  seen: number;
  /** The sum of all layout shifts, as browsers score them. */
  shift: number;
  /** Milliseconds of the longest task. */
  longestTask: number;
  scripts: number;
}

const addresses = process.argv.slice(2);
if (addresses.length === 0) throw new Error("name the address of each running version");

const browser = await chromium.launch({
  executablePath: findBrowser() ?? (await sparticuz.executablePath()),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const visitors = await Promise.all(addresses.map((address) => open(browser, address)));
  for (const screen of forVisitors) await compare(screen, visitors);
  const staff = await Promise.all(addresses.map((address) => signIn(browser, address)));
  for (const screen of forStaff) await compare(screen, staff);
} finally {
  await browser.close();
}

async function compare(screen: Screen, sessions: readonly BrowserContext[]): Promise<void> {
  const medians = (await inTurn(screen, sessions)).map(summary);
  console.log(screen.path);
  console.table(Object.fromEntries(addresses.map((address, index) => [address, medians[index]])));
  const [ours, before] = medians;
  if (ours && before) console.log(`It is visible in ${(ours.seen / before.seen).toFixed(2)} of the time.`);
}

/** Every other round backwards: what is measured first has no advantage. */
async function inTurn(screen: Screen, sessions: readonly BrowserContext[]): Promise<Sight[][]> {
  const runs = sessions.map((session) => ({ session, sights: [] as Sight[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { session, sights } of round % 2 === 0 ? runs : runs.toReversed())
      sights.push(await see(screen, session));
  }
  return runs.map(({ sights }) => sights);
}

function open(within: Browser, address: string): Promise<BrowserContext> {
  return within.newContext({ baseURL: address, serviceWorkers: "block" });
}

async function signIn(within: Browser, address: string): Promise<BrowserContext> {
  const context = await open(within, address);
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").first().fill(person.email);
  await page.getByLabel("Password", { exact: true }).first().fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  return context;
}

/** In a new tab, with an empty cache. */
async function see({ path, content }: Screen, session: BrowserContext): Promise<Sight> {
  const page = await session.newPage();
  const devtools = await session.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(watch, content);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "seenAt" in window, undefined, { timeout: 120_000 });
  await page.waitForTimeout(2000); // What shifts or blocks afterwards counts too.
  const sight = await page.evaluate(() => ({
    seen: Number(Reflect.get(window, "seenAt")),
    shift: Number(Reflect.get(window, "shift") ?? 0),
    longestTask: Number(Reflect.get(window, "longestTask") ?? 0),
    scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  }));
  await page.close();
  return sight;
}

/** Runs in the page before all else. */
function watch(content: string): void {
  const target = window as unknown as Record<string, number>;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (target["seenAt"] = performance.now())));
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      target["shift"] = (target["shift"] ?? 0) + Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      target["longestTask"] = Math.max(target["longestTask"] ?? 0, duration);
  }).observe({ type: "longtask", buffered: true });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function summary(sights: readonly Sight[]): Sight {
  return {
    seen: Math.round(median(sights.map(({ seen }) => seen))),
    shift: Number(median(sights.map(({ shift }) => shift)).toFixed(3)),
    longestTask: Math.round(median(sights.map(({ longestTask }) => longestTask))),
    scripts: median(sights.map(({ scripts }) => scripts)),
  };
}
