// The whole server with a shop's people and somewhere to put their files: on disk, or at a server that speaks S3.
import { rm } from "node:fs/promises";
import type { Pool } from "pg";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { pairFileStore } from "#modules/files/file-store-identity.ts";
import { createLog } from "#platform/log.ts";
import { startS3Server } from "../fakes/s3-server.ts";
import { temporaryDataFolder } from "../data-folder.ts";
import { startServer, testConfig, type TestServer, type TestServerOptions } from "../server.ts";
import { addOrder, openShop, type Person, type Shop } from "../shop.ts";
import { tokenFor } from "../token-for.ts";

export const stores = ["disk", "s3"] as const;
export type Store = (typeof stores)[number];

type Bearer = Record<string, string>;

export interface TestStorage extends AsyncDisposable {
  server: TestServer;
  shop: Shop;
  /** The headers with which these people call. */
  as: Record<"ada" | "tom" | "carla" | "cyd" | "uma", Bearer>;
  /** Orders of Carla and of Cyd. */
  orders: { carla: string; cyd: string };
  /** `/files` and the like, below the service's address. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  upload: (files: Upload | readonly Upload[], headers: Bearer) => Promise<Sent>;
}

export interface Upload {
  content?: string | Buffer<ArrayBuffer>;
  fileName?: string;
  type?: string;
  /** What the metadata part says: id, name and metadata. */
  metadata?: object;
  bucketId?: string;
}

export interface Sent {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
  body: any;
}

export async function openStorage(store: Store, settings: TestServerOptions = {}): Promise<TestStorage> {
  const dataDir = await temporaryDataFolder();
  const s3 = store === "s3" ? await startS3Server() : null;
  const files = { ...testConfig.files, ...settings.files, s3: s3?.settings ?? null };
  const server = await startServer({ dataDir, ...settings, files });
  await pairFileStore({
    pool: server.db.server,
    ...openFileDeps({ config: server.config, log: createLog("silent") }),
  });
  const shop = await openShop(server.db.owner);
  const bearer = async (person: Person) => ({ authorization: `Bearer ${await tokenFor(person, server)}` });
  const call: TestStorage["call"] = (path, init) => fetch(`${server.url}/v1/storage${path}`, init).then(whole);
  const orderOf = async ({ customerId }: { customerId: string }) =>
    (await addOrder(server.db.owner, shop, { customerId })).id;
  return {
    server,
    shop,
    as: {
      ada: await bearer(shop.ada),
      tom: await bearer(shop.tom),
      carla: await bearer(shop.carla),
      cyd: await bearer(shop.cyd),
      uma: await bearer(shop.uma),
    },
    orders: { carla: await orderOf(shop.carla), cyd: await orderOf(shop.cyd) },
    call,
    upload: (given, headers) => call("/files", { method: "POST", headers, body: formOf([given].flat()) }).then(sent),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await s3?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Read to its end, or the connection would keep the server from closing. */
async function whole(response: Response): Promise<Response> {
  const content = await response.arrayBuffer();
  return new Response(content.byteLength > 0 ? content : null, response);
}

/** The form as published clients send it: the metadata as a nameless file of JSON, the bucket last. */
export function formOf(uploads: readonly Upload[]): FormData {
  const form = new FormData();
  for (const { content = "a note", fileName = "note.txt", type = "text/plain" } of uploads) {
    form.append("file[]", new Blob([content], { type }), fileName);
  }
  for (const { metadata } of uploads) {
    if (metadata) form.append("metadata[]", new Blob([JSON.stringify(metadata)], { type: "application/json" }), "");
  }
  const [first] = uploads;
  if (first?.bucketId) form.append("bucket-id", first.bucketId);
  return form;
}

export async function sent(response: Response): Promise<Sent> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** A slot of the order, as the catalogue describes the one of this title; answers what an upload says to lie in it. */
export async function addSlot(
  owner: Pool,
  serviceOrderId: string,
  title: string,
): Promise<{ serviceOrderId: string; orderTaskFileId: string }> {
  const { rows } = await owner.query<{ id: string }>({
    text: `with task as (
        insert into app.order_tasks (service_order_id, service_order_status_id, task_name, asks_customer)
        select $1, t.service_order_status_id, t.task_name, t.asks_customer
        from app.tasks t join app.task_files f on f.task_id = t.id where f.title = $2
        returning id)
      insert into app.order_task_files
        (order_task_id, service_order_id, title, document_kind, allowed_file_types, allow_multiple, customer_visible)
      select task.id, $1, f.title, f.document_kind, f.allowed_file_types, f.allow_multiple, f.customer_visible
      from task, app.task_files f where f.title = $2
      returning id`,
    values: [serviceOrderId, title],
  });
  return { serviceOrderId, orderTaskFileId: rows[0]?.id ?? "" };
}
