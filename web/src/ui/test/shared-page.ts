/** The files of a worker share one page, as making one takes longer than most of their tests: each leaves it as it was. */
import { afterAll, expect, vi } from "vitest";

if (typeof document !== "undefined") {
  const patched = [Element.prototype, HTMLElement.prototype, navigator];
  const before = patched.map((object) => Reflect.ownKeys(object));
  const { default: source } = (await import(/* @vite-ignore */ `${expect.getState().testPath}?raw`)) as {
    default: string;
  };
  const isMocking = source.includes("vi.mock(");
  if (isMocking) vi.resetModules(); // What is already loaded holds the real modules.

  afterAll(async () => {
    vi.useRealTimers();
    const { cleanup } = await import("@testing-library/react");
    cleanup(); // What stays rendered keeps what the page shares, such as its clock: in the next file it would stand still.
    await vi.dynamicImportSettled(); // What is still loading belongs to this file.
    if (isMocking) vi.resetModules(); // What is loaded now holds the mocks.
    vi.unstubAllGlobals();
    patched.forEach((object, index) => removeAdded(object, before[index]!));
    document.body.replaceChildren();
    document.head.querySelectorAll(":not(style)").forEach((added) => added.remove()); // A style is inserted only once.
    [document.documentElement, document.body].forEach(removeAttributes);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });
}

/** Tests add what jsdom lacks, such as `scrollIntoView`. */
function removeAdded(object: object, before: readonly PropertyKey[]): void {
  for (const key of Reflect.ownKeys(object)) if (!before.includes(key)) Reflect.deleteProperty(object, key);
}

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

// Imported here, because loaded modules may just have been forgotten.
const { sayTextsAtOnce } = await import("@boresight/domain/texts/text");
sayTextsAtOnce();
