/**
 * How soon people see the rows of the list of orders, here and with an earlier version, on a processor four times slower:
 * `npm run bench:screens -- http://localhost:8080 http://localhost:8081` with both started on the same demo shop. In turn,
 * each time with an empty cache; medians.
 */
import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "./browser.ts";

const rounds = 5;
const slower = 4;
const person = { email: "ada@example.com", password: process.env["DEMO_PASSWORD"] ?? "demo-password" };

interface Sight {
  /** Milliseconds until the first row is in the page. */
  rows: number;
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
  const sessions = await Promise.all(addresses.map((address) => signIn(browser, address)));
  const medians = (await inTurn(sessions)).map(summary);
  console.table(Object.fromEntries(addresses.map((address, index) => [address, medians[index]])));
  const [ours, before] = medians;
  if (ours && before) console.log(`Rows are visible in ${(ours.rows / before.rows).toFixed(2)} of the time.`);
} finally {
  await browser.close();
}

/** Every other round backwards: what is measured first has no advantage. */
async function inTurn(sessions: readonly Session[]): Promise<Sight[][]> {
  const runs = sessions.map((session) => ({ session, sights: [] as Sight[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { session, sights } of round % 2 === 0 ? runs : runs.toReversed()) sights.push(await see(session));
  }
  return runs.map(({ sights }) => sights);
}

type Session = Awaited<ReturnType<typeof signIn>>;

async function signIn(within: Browser, address: string) {
  const context = await within.newContext({ baseURL: address, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").first().fill(person.email);
  await page.getByLabel("Password", { exact: true }).first().fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  return context;
}

/** In a new tab, with an empty cache. */
async function see(session: Session): Promise<Sight> {
  const page = await session.newPage();
  const devtools = await session.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(watch);
  await page.goto("/service-orders?view=all", { waitUntil: "commit" });
  await page.waitForFunction(() => "rowsAt" in window, undefined, { timeout: 120_000 });
  await page.waitForTimeout(2000); // What shifts or blocks after the rows counts too.
  const sight = await page.evaluate(() => ({
    rows: Number(Reflect.get(window, "rowsAt")),
    shift: Number(Reflect.get(window, "shift") ?? 0),
    longestTask: Number(Reflect.get(window, "longestTask") ?? 0),
    scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  }));
  await page.close();
  return sight;
}

/** Runs in the page before all else. */
function watch(): void {
  const target = window as unknown as Record<string, number>;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector("main a[href^='/service-orders/']")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (target["rowsAt"] = performance.now())));
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
    rows: Math.round(median(sights.map(({ rows }) => rows))),
    shift: Number(median(sights.map(({ shift }) => shift)).toFixed(3)),
    longestTask: Math.round(median(sights.map(({ longestTask }) => longestTask))),
    scripts: median(sights.map(({ scripts }) => scripts)),
  };
}
