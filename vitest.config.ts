import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { inEndurance, isEndurance } from "./server/test/endurance.ts";
import { LongestFirst } from "./tools/longest-first.ts";
import { iconsInPlace } from "./web/bundle/icons-in-place.ts";
import { SpecificationReporter } from "./tools/specification-reporter.ts";

/** Node runs the TypeScript of all but the web app unchanged, without Vite, which takes a sixth more processor time. */
const asItStands = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

const exclude = [...configDefaults.exclude, ...(isEndurance ? [] : ["**/*.endurance.test.ts"])];

const testTimeout = inEndurance(1_800_000, 240_000);
const patient = { poll: { timeout: 90_000 } }; // How long something may take is the matter of the benchmarks: these limits only end what hangs.

export default defineConfig({
  test: {
    reporters: ["default", new SpecificationReporter()],
    sequence: { sequencer: LongestFirst },
    execArgv: ["--max-semi-space-size=64"], // Megabytes. Most of what a test allocates is garbage before the first collection.
    maxWorkers: Math.min(availableParallelism(), 3), // One per core is fastest; their servers share one PostgreSQL.
    projects: [
      {
        test: {
          ...asItStands,
          name: "domain",
          isolate: false,
          include: ["domain/src/**/*.test.ts"],
          setupFiles: ["domain/test/words-at-once.ts"],
          testTimeout,
        },
      },
      {
        test: { ...asItStands, name: "simulators", isolate: false, include: ["simulators/**/*.test.ts"], testTimeout },
      },
      { test: { ...asItStands, name: "tools", include: ["tools/**/*.test.ts"], testTimeout } },
      {
        test: {
          ...asItStands,
          name: "server",
          isolate: false, // Every file brings its own database and server; what they share is only loaded code.
          include: ["server/**/*.test.ts"],
          exclude,
          globalSetup: ["server/test/global-setup.ts"],
          setupFiles: ["server/test/fakes/equal-processes.ts"],
          testTimeout,
          expect: patient,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [iconsInPlace()],
        test: {
          name: "web",
          isolate: false,
          include: ["web/{src,bundle}/**/*.test.{ts,tsx}"],
          setupFiles: [
            "domain/test/words-at-once.ts",
            "web/src/ui/test/shared-page.ts",
            "web/src/ui/test/patient-finds.ts",
          ],
          testTimeout,
          expect: patient,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...asItStands,
          name: "e2e",
          isolate: false, // Every story brings its own database, server and windows; those of a worker share its browser.
          include: ["e2e/**/*.spec.ts"],
          globalSetup: ["server/test/global-setup.ts", "e2e/support/browser/unpack-browser.ts"],
          setupFiles: ["server/test/fakes/equal-processes.ts"],
          testTimeout: Math.max(testTimeout, 400_000),
          expect: patient,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
