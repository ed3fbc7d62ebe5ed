// One upload of a file to the storage service.
import { assertEvent, assign, setup } from "xstate";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { uploadTransport, type StoredFile, type Upload, type UploadNews } from "./upload-transport.ts";

type Wish = Partial<Omit<Upload, keyof Sender>>;
type Sender = Pick<Upload, "accessToken" | "backendUrl">;

interface Context extends Wish {
  /** In percent. */
  progress: number;
  stored: StoredFile | null;
  problem: AuthProblem | null;
}

type UploadEvent =
  | ({ type: "ADD"; file: File } & Wish)
  | ({ type: "UPLOAD"; sender: Sender } & Wish)
  | { type: "CANCEL" }
  | { type: "DESTROY" }
  | UploadNews;

export const uploadMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as { context: Context; events: UploadEvent },
  actors: { transport: uploadTransport },
  guards: { hasFile: ({ context }, wish: Wish) => (wish.file ?? context.file) !== undefined },
  actions: {
    storeRequest: assign((_, { bucketId, file, id, metadata, name, replaces }: Wish) => ({
      ...(bucketId !== undefined && { bucketId }),
      ...(file && { file }),
      ...(id !== undefined && { id }),
      ...(metadata && { metadata }),
      ...(name !== undefined && { name }),
      ...(replaces !== undefined && { replaces }),
    })),
    startAnew: assign({ progress: 0, stored: null, problem: null }),
    storeProgress: assign((_, progress: number) => ({ progress })),
    storeLocally: assign((_, stored: StoredFile) => ({ stored, progress: 100 })),
    storeProblem: assign((_, problem: AuthProblem) => ({ problem })),
  },
}).createMachine({
  id: "upload",
  context: { progress: 0, stored: null, problem: null },
  initial: "idle",
  on: { DESTROY: ".stopped" },
  states: {
    idle: {
      on: {
        ADD: { actions: ["startAnew", { type: "storeRequest", params: ({ event }) => event }] },
        UPLOAD: {
          guard: { type: "hasFile", params: ({ event }) => event },
          target: "uploading",
          actions: ["startAnew", { type: "storeRequest", params: ({ event }) => event }],
        },
      },
    },
    uploading: {
      invoke: {
        src: "transport",
        input: ({ context: { file, id, name, bucketId, metadata, replaces }, event }) => {
          assertEvent(event, "UPLOAD");
          if (!file) throw new Error("an upload needs a file");
          return { ...event.sender, file, id, name, bucketId, metadata, replaces };
        },
      },
      on: {
        PROGRESS: { actions: { type: "storeProgress", params: ({ event }) => event.progress } },
        DONE: { target: "uploaded", actions: { type: "storeLocally", params: ({ event }) => event.stored } },
        FAILED: { target: "error", actions: { type: "storeProblem", params: ({ event }) => event.problem } },
        CANCEL: { target: "idle", actions: "startAnew" },
      },
    },
    uploaded: {},
    error: {
      on: {
        UPLOAD: {
          target: "uploading",
          actions: ["startAnew", { type: "storeRequest", params: ({ event }) => event }],
        },
      },
    },
    stopped: { type: "final" },
  },
});
