import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";

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
