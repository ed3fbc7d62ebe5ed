// npm run screenshots [-- admin phone]: a picture of every screen of the demo shop, by role and look, in test-results/screenshots, with a
// page that shows them all. Words narrow the roles and looks. `-- help` renews the pictures of the in-app help instead.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { build, demoPeople, desk, openDemo, openScreen, phone, root, withDemoShop } from "./demo-shop.ts";
import { takeHelpPictures } from "./take-help-pictures.ts";
import {
  booksScreens,
  customerScreens,
  newcomerScreens,
  officeScreens,
  settingsScreens,
  technicianScreens,
  visitorScreens,
} from "../screens-by-role.ts";

const folder = join(root, "test-results/screenshots");

const people = [
  { role: "visitor", email: null, screens: visitorScreens },
  { role: "admin", email: demoPeople.admin, screens: [...officeScreens, ...settingsScreens, ...booksScreens] },
  { role: "technician", email: demoPeople.technician, screens: technicianScreens },
  { role: "customer", email: demoPeople.customer, screens: customerScreens },
  { role: "newcomer", email: demoPeople.newcomer, screens: newcomerScreens },
];

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

if (wanted.has("help")) {
  build({});
  await withDemoShop(async () => console.log(`${await takeHelpPictures()} pictures of the help`));
} else {
  build({ VITE_I18N: "true" });
  await withDemoShop(takeScreens);
  build({});
}

async function takeScreens(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const taken: string[] = [];
  for (const person of people.filter(({ role }) => roles.includes(role))) {
    for (const look of chosenLooks) taken.push(...(await takeAll(person, look)));
  }
  await writeFile(join(folder, "index.html"), overview(taken));
  console.log(`${taken.length} pictures: ${join(folder, "index.html")}`);
}

/** The paths of the pictures of one role in one look. */
async function takeAll(person: (typeof people)[number], look: string): Promise<string[]> {
  const { page, pathOf, close } = await openDemo(person.email, looks[look] ?? {});
  const into = join(folder, person.role);
  await mkdir(into, { recursive: true });
  const taken: string[] = [];
  for (const screen of person.screens) {
    const path = pathOf(screen);
    if (!path) continue; // The demo shop has none of it.
    await openScreen(page, path);
    const name = `${screen.slice(1).replaceAll(/[^a-zA-Z0-9]+/g, "-")}-${look}.png`;
    await page.screenshot({ path: join(into, name), fullPage: true });
    taken.push(join(person.role, name));
  }
  await close();
  return taken;
}

function overview(taken: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:24px;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:24px}
img{width:100%;border:1px solid #ccc;max-height:480px;object-fit:cover;object-position:top}figure{margin:0}</style>
${taken.map((path) => `<figure><a href="${path}"><img loading="lazy" src="${path}"></a><figcaption>${path}</figcaption></figure>`).join("\n")}
`;
}
