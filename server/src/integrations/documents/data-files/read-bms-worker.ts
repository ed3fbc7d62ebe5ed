// The worker thread that reads one BMS.
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { decodeFile } from "#platform/decode-file.ts";
import { bmsDocument } from "./bms-document.ts";

const content = z.instanceof(Uint8Array).parse(workerData);
const { text } = decodeFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
parentPort?.postMessage(bmsDocument(text));
