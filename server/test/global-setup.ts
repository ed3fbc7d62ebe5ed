// One PostgreSQL for the whole run, with one migrated database that every test clones.
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { connectOnce } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { temporaryDataFolder } from "./data-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connects as the superuser to the migrated template. */
    templateUrl: string;
    /** Connects as app_server to the same. */
    serverUrl: string;
  }
}

export const setup = async (project: TestProject) => {
  const dataDir = await temporaryDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    const admin = await connectOnce(postgres.url);
    await admin.query("create database template");
    await admin.end();
    const templateUrl = postgres.url.replace(/postgres$/, "template");
    project.provide("templateUrl", templateUrl);
    project.provide("serverUrl", await migrate({ ownerUrl: templateUrl }));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
