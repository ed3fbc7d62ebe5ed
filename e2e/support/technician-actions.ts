/** What a technician does on an order's page, each once, and how the page shows that it has it. */
import type { Locator, Page } from "playwright-core";

/** Resolves when the page has it: stored here or on the server. Rejects when the page was cut off before. */
export interface TechnicianAction {
  /** What is counted in the database. */
  name: string;
  act: (page: Page, patience: Patience) => Promise<void>;
}

/** How long to look for what is not there yet, or never: the page was just reloaded. */
interface Patience {
  /** In milliseconds. */
  timeout: number;
}

const rowOf = (page: Page, text: string): Locator => page.getByRole("listitem").filter({ hasText: text }).last();

export const tick = (task: string): TechnicianAction => ({
  name: `tick ${task}`,
  async act(page, patience) {
    const row = rowOf(page, task);
    const box = row.getByRole("checkbox");
    if (!(await box.isChecked(patience))) await box.click(patience);
    await row.and(page.locator("[aria-busy=false]")).getByRole("checkbox", { checked: true }).waitFor(patience);
  },
});

export const pass = (check: string): TechnicianAction => ({
  name: `pass ${check}`,
  async act(page, patience) {
    await page.getByRole("button", { name: /Check the vehicle|See the checks/ }).click(patience);
    const row = page.getByRole("dialog").getByRole("listitem", { name: check });
    await row.getByRole("button", { name: "Pass", exact: true }).click(patience);
    await row.getByText(/^Tom/).waitFor(patience);
    await page.keyboard.press("Escape");
  },
});

export const write = (body: string): TechnicianAction => ({
  name: `write ${body}`,
  async act(page, patience) {
    await page.getByRole("tab", { name: /^Messages/ }).click(patience);
    const field = page.getByLabel("Note to colleagues");
    await field.fill(body, patience);
    await page.getByRole("button", { name: "Add note" }).click(patience);
    await rowOf(page, body).waitFor(patience);
    await page.getByRole("tab", { name: "Overview" }).click(patience);
  },
});

export const attempt = (conditions: string): TechnicianAction => ({
  name: `attempt ${conditions}`,
  async act(page, patience) {
    await page
      .getByRole("button", { name: /^More for Front camera/ })
      .first()
      .click(patience);
    await page.getByRole("menuitem", { name: "Record an attempt…" }).click(patience);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Tool").fill("Stand 7", patience);
    await dialog.getByLabel("Conditions").fill(conditions, patience);
    await dialog.getByRole("button", { name: "Passed", exact: true }).click(patience);
    await dialog.waitFor({ state: "detached", ...patience });
  },
});

export const photograph = (name: string, buffer: Buffer): TechnicianAction => ({
  name: `photo ${name}`,
  async act(page, patience) {
    const button = page.getByRole("button", { name: /^Choose files/ }).first();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser", patience), button.click(patience)]);
    await chooser.setFiles([{ name, mimeType: "image/jpeg", buffer }]);
    const isStored = page
      .getByRole("button", { name: `Open ${name}` })
      .first()
      .waitFor(patience);
    await Promise.any([isStored, page.waitForFunction(isOnDevice, name, patience)]);
  },
});

/** Runs in the page: until its code is there, what is added is held in the page's memory, which says so. */
async function isOnDevice(name: string): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === "boresight-uploads")) return false;
  const opening = indexedDB.open("boresight-uploads");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const listing = opening.result.transaction("entries").objectStore("entries").getAll();
  await new Promise((resolve) => listing.addEventListener("success", resolve));
  opening.result.close();
  return listing.result.some((entry: { name: string }) => entry.name === name);
}
