import { afterEach, beforeEach, expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { uploadMachine } from "./upload-machine.ts";
import type { Upload, UploadNews } from "./upload-transport.ts";

const file = new File(["pixels"], "front.jpg", { type: "image/jpeg" });
const sender = { backendUrl: "https://shop.example", accessToken: "access" };
const refusal = { status: 413, error: "Payload Too Large", message: "file too big" };

let sent: Upload[] = [];
let aborted = 0;
let tell: (news: UploadNews) => void;

/** Sends nothing and lets the test say what came of it. */
const transport = fromCallback<UploadNews, Upload>(({ input, sendBack }) => {
  sent.push(input);
  tell = sendBack;
  return () => void (aborted += 1);
});

let upload = createActor(uploadMachine);
beforeEach(() => {
  sent = [];
  aborted = 0;
  upload = createActor(uploadMachine.provide({ actors: { transport } })).start();
});
afterEach(() => upload.stop());

const state = () => upload.getSnapshot().value;
const context = () => upload.getSnapshot().context;

test("an upload needs a file", () => {
  upload.send({ type: "UPLOAD", sender });

  expect(state()).toBe("idle");
  expect(sent).toEqual([]);
});

test("a file that was added before goes with what was said of it", () => {
  upload.send({ type: "ADD", file, id: "1", name: "Front", bucketId: "task-files" });

  upload.send({ type: "UPLOAD", sender });

  expect(state()).toBe("uploading");
  expect(sent).toEqual([{ ...sender, file, id: "1", name: "Front", bucketId: "task-files" }]);
});

test("it tells how far it is", () => {
  upload.send({ type: "UPLOAD", sender, file });

  tell({ type: "PROGRESS", progress: 40 });

  expect([state(), context().progress]).toEqual(["uploading", 40]);
});

test("it ends with the file as it is stored, and stays so", () => {
  const stored = { id: "1", bucketId: "default", name: "front.jpg" };
  upload.send({ type: "UPLOAD", sender, file });

  tell({ type: "DONE", stored });
  upload.send({ type: "UPLOAD", sender, file });

  expect(state()).toBe("uploaded");
  expect(context()).toMatchObject({ stored, progress: 100, problem: null });
  expect(sent).toHaveLength(1);
});

test("cancelled it stops sending and waits again, with the file at hand", () => {
  upload.send({ type: "UPLOAD", sender, file });
  tell({ type: "PROGRESS", progress: 40 });

  upload.send({ type: "CANCEL" });

  expect([state(), aborted, context().progress]).toEqual(["idle", 1, 0]);
  upload.send({ type: "UPLOAD", sender });
  expect(sent.map((one) => one.file)).toEqual([file, file]);
});

test("a failure is kept, and the same file can be tried again", () => {
  upload.send({ type: "UPLOAD", sender, file });
  tell({ type: "FAILED", problem: refusal });
  const failed = [state(), context().problem];

  upload.send({ type: "UPLOAD", sender });

  expect(failed).toEqual(["error", refusal]);
  expect([state(), context().problem]).toEqual(["uploading", null]);
  expect(sent).toHaveLength(2);
});

test.each([
  ["idle", () => {}],
  ["uploading", () => upload.send({ type: "UPLOAD", sender, file })],
  [
    "error",
    () => {
      upload.send({ type: "UPLOAD", sender, file });
      tell({ type: "FAILED", problem: refusal });
    },
  ],
])("destroyed while %s it is over for good", (before, arrange) => {
  arrange();
  const begun = state();

  upload.send({ type: "DESTROY" });

  expect(begun).toBe(before);
  expect([state(), upload.getSnapshot().status]).toEqual(["stopped", "done"]);
});
