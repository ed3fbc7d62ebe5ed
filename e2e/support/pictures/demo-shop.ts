/** What pictures of the demo shop are taken with: its server, its people, and pages that have come to rest. */
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { temporaryDataFolder } from "../../../server/test/data-folder.ts";
import { sharedBrowser } from "../browser/browser.ts";

export const root = join(import.meta.dirname, "../../..");
const port = 4790;
const origin = `http://localhost:${port}`;
const password = "demo-password";

/** A login of each role. */
export const demoPeople = {
  admin: "ada@example.com",
  technician: "tom@example.com",
  customer: "carla@example.com",
  newcomer: "uma@example.com",
} as const;

export const desk = { viewport: { width: 1366, height: 850 } };
export const phone = { viewport: { width: 390, height: 844 } };

export function build(env: NodeJS.ProcessEnv): void {
  spawnSync(process.execPath, [join(root, "web/build.mjs"), "--when-stale"], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
}

/** Runs the work while a demo shop of its own is there. */
export async function withDemoShop(work: () => Promise<void>): Promise<void> {
  const dataDir = await temporaryDataFolder();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_PASSWORD: password, RATE_LIMITS: "off" };
  const server = fork(join(root, "server/start.mjs"), { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  try {
    for await (const chunk of server.stdout ?? []) if (String(chunk).includes("is ready")) break;
    await work();
    await (await sharedBrowser()).close();
  } finally {
    server.kill();
    await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Opens a window of this person, or of a visitor; `pathOf` answers the address that words in capitals stand for, null if there is none. */
export async function openDemo(email: string | null, look: BrowserContextOptions) {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...look,
  });
  const page = await context.newPage();
  const ids = email ? await signIn(page, email) : {};
  const pathOf = (screen: string): string | null => {
    const path = screen.replace(/[A-Z]{3,}/, (word) => ids[word] ?? word);
    return /[A-Z]{3,}/.test(path) ? null : path;
  };
  return { page, pathOf, close: () => context.close() };
}

/** Goes there and waits until nothing loads any more. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
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
  const found = (await post("/v1/graphql", { query: findWords(email, user.id) }, accessToken)).data;
  const order = found.order?.nodes[0];
  return {
    ADA: user.id,
    ...(order && { ORDER: order.id, VEHICLE: order.vehicle?.id ?? "", CUSTOMER: order.customer?.id ?? "" }),
    ...(found.tasks?.nodes[0] && { TASK: found.tasks.nodes[0].id }),
    ...Object.fromEntries(
      stages.flatMap((stage) => {
        const id = found[stage]?.nodes[0]?.id;
        return id ? [[stage.toUpperCase(), id]] : [];
      }),
    ),
  };
}

const stages = ["approval", "inspect", "calibrate"];

const latest = (filter: string) => `serviceOrders(first: 1, orderBy: STATUS_CHANGED_AT_DESC, filter: { ${filter} })`;

/** The latest order of each of these statuses; a technician's own. */
function findWords(email: string, userId: string): string {
  const own = email === demoPeople.technician ? `, assignedTechnicianId: { equalTo: "${userId}" }` : "";
  return `{ order: ${latest('status: { category: { in: ["work", "done", "ready"] } }')} {
      nodes { id vehicle { id } customer { id } } }
    ${stages.map((key) => `${key}: ${latest(`status: { key: { equalTo: "${key}" } }${own}`)} { nodes { id } }`).join("\n")}
    tasks(first: 1) { nodes { id } } }`;
}

async function post(path: string, body: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}
