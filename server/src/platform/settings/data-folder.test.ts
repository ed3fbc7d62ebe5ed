import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedSecret, prepareDataFolder } from "./data-folder.ts";

test("missing folders on the way are made, existing ones are used", async () => {
  const root = await mkdtemp(join(tmpdir(), "boresight-data-"));
  const wanted = join(root, "some/where/deep");

  await prepareDataFolder(wanted);
  await prepareDataFolder(wanted);

  expect((await stat(wanted)).isDirectory()).toBe(true);
  await rm(root, { recursive: true });
});

test("a folder inside a file is refused in one sentence", async () => {
  const root = await mkdtemp(join(tmpdir(), "boresight-data-"));
  await writeFile(join(root, "file"), "");

  await expect(prepareDataFolder(join(root, "file/data"))).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
  await rm(root, { recursive: true });
});

test.runIf(process.platform === "linux")("a place that takes no folders is refused at once", async () => {
  await expect(prepareDataFolder("/proc/nowhere")).rejects.toThrow(/cannot be written \(ENOENT\)/);
});

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "boresight-data-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each(["", " \n", "x", "a secret of 31 characters, short"])(
  "a damaged secret %j is refused in one sentence",
  (kept) =>
    withFolder(async (folder) => {
      await writeFile(join(folder, "admin-secret"), kept.slice(0, 31));

      await expect(storedSecret(folder, "admin-secret")).rejects.toThrow(
        /^The secret .*admin-secret is damaged, it has fewer than 32 characters: put it back from a backup/,
      );
    }),
);

test("a folder where a secret should be is refused in one sentence", () =>
  withFolder(async (folder) => {
    await mkdir(join(folder, "seal-secret"));

    await expect(storedSecret(folder, "seal-secret")).rejects.toThrow(
      /^The secret .*seal-secret cannot be read or written \(EISDIR\)/,
    );
  }));

// A start on a full disk must not need space.
test("a secret that exists is only read", () =>
  withFolder(async (folder) => {
    const first = await storedSecret(folder, "jwt-secret");
    const { ctimeMs } = await stat(folder);

    const second = await storedSecret(folder, "jwt-secret", { make: () => expect.unreachable(), leastLength: 32 });

    expect(second).toBe(first);
    expect((await stat(folder)).ctimeMs).toBe(ctimeMs);
  }));

test("of many starts at once all get the same secret, and no draft is left", () =>
  withFolder(async (folder) => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => storedSecret(folder, "jwt-secret")));

    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(["jwt-secret"]);
  }));

test.skipIf(process.platform === "win32")(
  "other accounts pass through the folder, but neither list it nor read files",
  async () => {
    await withFolder(async (folder) => {
      await mkdir(join(folder, "files"), { mode: 0o755 });
      await chmod(folder, 0o755);

      await prepareDataFolder(folder);

      const modes = [folder, join(folder, "files")].map(async (path) => (await stat(path)).mode & 0o777);
      expect(await Promise.all(modes)).toEqual([0o711, 0o700]);
    });
  },
);
