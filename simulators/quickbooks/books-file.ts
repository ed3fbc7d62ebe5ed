/** Keeps the simulator's books in a file, so that a demo shop finds them again. */
import { readFile, rename, writeFile } from "node:fs/promises";
import type { SavedSimulator } from "./simulator.ts";

export interface BooksFile {
  /** Undefined when there is none yet, or it is damaged. */
  read: () => Promise<SavedSimulator | undefined>;
  /** Resolves when this, or something later, is written. */
  write: (books: SavedSimulator) => Promise<void>;
}

export function openBooksFile(path: string): BooksFile {
  let latest: SavedSimulator | null = null;
  let writing: Promise<void> | null = null;

  async function writeLatest(): Promise<void> {
    while (latest) {
      const text = JSON.stringify(latest);
      latest = null;
      // A kill in the middle leaves the file of before.
      await writeFile(`${path}.new`, text, { mode: 0o600 });
      await rename(`${path}.new`, path);
    }
    writing = null;
  }

  return {
    async read() {
      const text = await readFile(path, "utf8").catch(() => null);
      if (text === null) return undefined;
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, written by the line below
        return JSON.parse(text) as SavedSimulator;
      } catch {
        return undefined;
      }
    },
    write(books) {
      latest = books;
      writing ??= writeLatest();
      return writing;
    },
  };
}
