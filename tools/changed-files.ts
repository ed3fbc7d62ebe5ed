import { execFileSync } from "node:child_process";

interface Changes {
  /** Of the commit that they are counted from, and of what is not committed. */
  since: string;
  /** Paths from the project's root, those of removed files too. */
  paths: readonly string[];
}

/** What differs from where this branch left the main one; null where that cannot be known. */
export function changedFiles(root: string): Changes | null {
  const git = (...words: string[]): string[] =>
    execFileSync("git", ["-C", root, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter((line) => line !== "");
  const mergeBase = (branch: string): string[] => {
    try {
      return git("merge-base", "HEAD", branch);
    } catch {
      return []; // There is no such branch, or no history at all.
    }
  };
  const since = mergeBase("origin/main")[0] ?? mergeBase("main")[0] ?? mergeBase("HEAD")[0];
  if (since === undefined) return null;
  const paths = [
    ...git("diff", "--name-only", "--no-renames", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return { since, paths: [...new Set(paths)] };
}
