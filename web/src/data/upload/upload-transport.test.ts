import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { uploadMachine } from "./upload-machine.ts";
import type { Upload } from "./upload-transport.ts";

const stored = { id: "1", bucketId: "task-files", name: "front.jpg" };
const file = new File(["pixels"], "front.jpg", { type: "image/jpeg" });

/** The browser's request with the server's side in the test's hands. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  opened: [method: string, url: string] | null = null;
  sent: FormData | null = null;
  isAborted = false;
  status = 0;
  statusText = "";
  responseText = "";

  open = (...opened: [string, string]) => void (this.opened = opened);
  setRequestHeader = (name: string, value: string) => void this.headers.set(name, value);
  send = (form: FormData) => void (this.sent = form);
  abort = () => void (this.isAborted = true);

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, statusText: string, responseText: string) {
    Object.assign(this, { status, statusText, responseText });
    this.dispatchEvent(new Event("load"));
  }
}

let request = new FakeRequest();
beforeEach(() => {
  request = new FakeRequest();
  // oxlint-disable-next-line prefer-arrow-callback -- called with `new`
  vi.stubGlobal("XMLHttpRequest", function open() {
    return request;
  });
});
afterEach(() => void vi.unstubAllGlobals());

function start({
  accessToken = "access",
  ...wish
}: { accessToken?: string | null } & Partial<Pick<Upload, "bucketId" | "id" | "metadata" | "replaces">> = {}) {
  const upload = createActor(uploadMachine).start();
  upload.send({ type: "UPLOAD", sender: { backendUrl: "https://shop.example", accessToken }, file, ...wish });
  return upload;
}

test("a file is posted with what it belongs to", () => {
  start({ bucketId: "task-files", id: "1", metadata: { serviceOrderId: "7" } });

  expect(request.opened).toEqual(["POST", "https://shop.example/v1/storage/files"]);
  expect(request.headers.get("authorization")).toBe("Bearer access");
  expect([...request.sent!]).toEqual([
    ["bucket-id", "task-files"],
    ["metadata[]", '{"id":"1","name":"front.jpg","metadata":{"serviceOrderId":"7"}}'],
    ["file[]", expect.objectContaining({ name: "front.jpg", size: 6 })],
  ]);
});

test("a file that takes the place of another is put there", () => {
  start({ replaces: "1" });

  expect(request.opened).toEqual(["PUT", "https://shop.example/v1/storage/files/1"]);
  expect([...request.sent!]).toEqual([
    ["metadata", '{"name":"front.jpg"}'],
    ["file", expect.objectContaining({ name: "front.jpg", size: 6 })],
  ]);
});

test("the public sends no bearer, and the server picks bucket and id", () => {
  start({ accessToken: null });

  expect(request.headers.has("authorization")).toBe(false);
  expect([...request.sent!.keys()]).toEqual(["metadata[]", "file[]"]);
  expect(request.sent!.get("metadata[]")).toBe('{"name":"front.jpg"}');
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [3, 3, 100],
])("%i of %i bytes are %i per cent", (loaded, total, percent) => {
  const upload = start();

  request.progress(loaded, total);

  expect(upload.getSnapshot().context.progress).toBe(percent);
});

test.each([
  ["among the processed files", { processedFiles: [stored] }],
  ["at the top level", stored],
  ["in both places", { ...stored, processedFiles: [stored] }],
])("the stored file is read %s", (_where, answer) => {
  const upload = start();

  request.answer(201, "Created", JSON.stringify(answer));

  expect(upload.getSnapshot().context.stored).toEqual(stored);
});

test.each([
  [413, "Payload Too Large", '{"error":{"message":"file too big"}}', "Payload Too Large", "file too big"],
  [502, "Bad Gateway", "<html>", "Bad Gateway", "Bad Gateway"],
])("%i %s is told by status, message and status text", (status, statusText, answer, error, message) => {
  const upload = start();

  request.answer(status, statusText, answer);

  expect(upload.getSnapshot().context.problem).toEqual({ status, error, message });
});

test.each(["", "{}", '{"processedFiles":[]}'])("an answer without a file (%j) is a failure", (answer) => {
  const upload = start();

  request.answer(201, "Created", answer);

  expect(upload.getSnapshot().context.problem).toMatchObject({ status: 1, error: "invalid-response" });
});

test("without a network it fails", () => {
  const upload = start();

  request.dispatchEvent(new Event("error"));

  expect(upload.getSnapshot().context.problem).toEqual({ status: 0, error: "network", message: "Network Error" });
});

test("a connection that is silent for a minute is given up", () => {
  vi.useFakeTimers();
  const upload = start();

  vi.advanceTimersByTime(59_000);
  request.progress(1, 3);
  vi.advanceTimersByTime(59_000);
  const before = upload.getSnapshot().value;
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();

  expect([before, upload.getSnapshot().value, request.isAborted]).toEqual(["uploading", "error", true]);
  expect(upload.getSnapshot().context.problem).toMatchObject({ status: 0, error: "network" });
});

test.each(["CANCEL", "DESTROY"] as const)("%s ends the request", (type) => {
  const upload = start();

  upload.send({ type });

  expect(request.isAborted).toBe(true);
});
