// npm run screenshots [-- admin phone]: a picture of every screen of the demo shop, by role and look, in test-results/screenshots, with a
// page that shows them all. Words narrow the roles and looks.
import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { temporaryDataFolder } from "../../server/test/data-folder.ts";
import { sharedBrowser } from "./browser.ts";
import {
  booksScreens,
  customerScreens,
  newcomerScreens,
  officeScreens,
  settingsScreens,
  technicianScreens,
  visitorScreens,
} from "./screens-by-role.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "test-results/screenshots");
const port = 4790;
const origin = `http://localhost:${port}`;
const password = "demo-password";

const people = [
  { role: "visitor", email: null, screens: visitorScreens },
  { role: "admin", email: "ada@example.com", screens: [...officeScreens, ...settingsScreens, ...booksScreens] },
  { role: "technician", email: "tom@example.com", screens: technicianScreens },
  { role: "customer", email: "carla@example.com", screens: customerScreens },
  { role: "newcomer", email: "uma@example.com", screens: newcomerScreens },
];

const desk = { viewport: { width: 1366, height: 850 } };
const phone = { viewport: { width: 390, height: 844 } };
const looks: Record<string, BrowserContextOptions> = {
  light: { ...desk, colorScheme: "light" },
  dark: { ...desk, colorScheme: "dark" },
  phone: { ...phone, colorScheme: "light" },
  "right-to-left": { ...desk, locale: "ar" },
};

const wanted = new Set(process.argv.slice(2));
const chosen = (names: readonly string[]) =>
  names.some((name) => wanted.has(name)) ? names.filter((name) => wanted.has(name)) : names;
const roles = chosen(people.map(({ role }) => role));
const chosenLooks = chosen(Object.keys(looks));

build({ VITE_I18N: "true" });
const dataDir = await temporaryDataFolder();
const server = await startDemo();
try {
  const browser = await sharedBrowser();
  await rm(folder, { recursive: true, force: true });
  const taken: string[] = [];
  for (const person of people.filter(({ role }) => roles.includes(role))) {
    for (const look of chosenLooks) taken.push(...(await takeAll(browser, person, look)));
  }
  await writeFile(join(folder, "index.html"), overview(taken));
  await browser.close();
  console.log(`${taken.length} pictures: ${join(folder, "index.html")}`);
} finally {
  server.kill();
  await once(server, "exit");
  await rm(dataDir, { recursive: true, force: true });
  build({});
}

function build(env: NodeJS.ProcessEnv) {
  spawnSync(process.execPath, [join(root, "web/build.mjs"), "--when-stale"], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
}

async function startDemo(): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_PASSWORD: password, RATE_LIMITS: "off" };
  const child = fork(join(root, "server/start.mjs"), { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes("is ready")) break;
  return child;
}

/** The paths of the pictures of one role in one look. */
async function takeAll(browser: Browser, person: (typeof people)[number], look: string): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...looks[look],
  });
  const page = await context.newPage();
  const ids = person.email ? await signIn(page, person.email) : {};
  const into = join(folder, person.role);
  await mkdir(into, { recursive: true });
  const taken: string[] = [];
  for (const screen of person.screens) {
    const path = screen.replace(/[A-Z]{3,}/, (word) => ids[word] ?? word);
    if (/[A-Z]{3,}/.test(path)) continue; // The demo shop has none of it.
    await page.goto(path);
    await settled(page);
    const name = `${screen.slice(1).replaceAll(/[^a-zA-Z0-9]+/g, "-")}-${look}.png`;
    await page.screenshot({ path: join(into, name), fullPage: true });
    taken.push(join(person.role, name));
  }
  await context.close();
  return taken;
}

async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelectorAll(".MuiSkeleton-root").length === 0);
}

/** Signs in as the published clients do, and returns what the words of the addresses stand for. */
async function signIn(page: Page, email: string): Promise<Record<string, string>> {
  const { data } = { data: await post("/v1/auth/signin/email-password", { email, password }) };
  const { accessToken, refreshToken, refreshTokenId, user } = data.session;
  const stored = {
    nhostRefreshToken: refreshToken,
    nhostRefreshTokenId: refreshTokenId,
    accessToken,
    userData: JSON.stringify(user),
  };
  await page.addInitScript((entries) => {
    if (localStorage.getItem("accessToken")) return;
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
  const query = `{ serviceOrders(first: 1, orderBy: STATUS_CHANGED_AT_DESC, filter: { status: { category: { in: ["work", "done", "ready"] } } }) {
    nodes { id vehicle { id } customer { id } } } tasks(first: 1) { nodes { id } } }`;
  const found = (await post("/v1/graphql", { query }, accessToken)).data;
  const order = found.serviceOrders?.nodes[0];
  return {
    ADA: user.id,
    ...(order && { ORDER: order.id, VEHICLE: order.vehicle?.id ?? "", CUSTOMER: order.customer?.id ?? "" }),
    ...(found.tasks?.nodes[0] && { TASK: found.tasks.nodes[0].id }),
  };
}

async function post(path: string, body: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

function overview(taken: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:24px;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:24px}
img{width:100%;border:1px solid #ccc;max-height:480px;object-fit:cover;object-position:top}figure{margin:0}</style>
${taken.map((path) => `<figure><a href="${path}"><img loading="lazy" src="${path}"></a><figcaption>${path}</figcaption></figure>`).join("\n")}
`;
}
