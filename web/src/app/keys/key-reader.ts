/** How long "g" waits for the key that says where to. Milliseconds. */
const patience = 1500;

type PressedKey = Pick<
  KeyboardEvent,
  "altKey" | "code" | "ctrlKey" | "defaultPrevented" | "isComposing" | "key" | "metaKey" | "repeat" | "timeStamp"
> & { target: EventTarget | null };

const writable = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  ...["textbox", "combobox", "listbox", "menu", "grid", "dialog", "alertdialog"].map((role) => `[role=${role}]`),
].join();

/** Everything that opens over the page: dialogs, sheets, menus and lists of choices. */
const opened = ".MuiModal-root:not(.MuiModal-hidden), dialog[open]";

/** Returns what reads key presses: "/" or "g o" once it is complete, null for anything that is no command. */
export function createKeyReader(): (pressed: PressedKey) => string | null {
  let first: { key: string; at: number } | null = null;

  return (pressed) => {
    const before = first;
    first = null;
    const key = isCommand(pressed) ? keyOf(pressed) : null;
    if (key === null) return null;
    if (before && pressed.timeStamp - before.at <= patience) return `${before.key} ${key}`;
    if (key !== "g") return key;
    first = { key, at: pressed.timeStamp };
    return null;
  };
}

/** The search opens from fields too: nobody types it. */
export const isSearchKey = ({ key, code, metaKey, ctrlKey }: PressedKey): boolean =>
  (metaKey || ctrlKey) && (key.toLowerCase() === "k" || (!isLatin(key) && code === "KeyK"));

/** Whoever types, chooses from a list or answers a question means no command. */
function isCommand(pressed: PressedKey): boolean {
  const { target } = pressed;
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return false;
  if (pressed.repeat || pressed.isComposing || pressed.defaultPrevented) return false;
  const isTyping = target instanceof Element && target.closest(writable) !== null;
  return !isTyping && document.querySelector(opened) === null;
}

const isLatin = (key: string) => /^[ -~]+$/.test(key);

/** The key by what it writes; where the keyboard writes another alphabet, by its place. */
function keyOf({ key, code }: PressedKey): string | null {
  if (key === "؟") return "?";
  if (key.length > 1) return null;
  return isLatin(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null);
}
