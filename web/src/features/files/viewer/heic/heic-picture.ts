/** Decodes a HEIC file; its decoder is fetched with the first one. Rejects when it cannot be shown or `signal` aborts. */
export async function heicPicture(content: Blob, signal: AbortSignal): Promise<Blob> {
  const bytes = await content.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  worker.addEventListener("message", ({ data }) =>
    data instanceof Blob ? resolve(data) : reject(new Error("broken")),
  );
  worker.addEventListener("error", () => reject(new Error("no decoder")));
  signal.addEventListener("abort", () => reject(new Error("closed")));
  worker.postMessage(bytes, [bytes]);
  return promise.finally(() => worker.terminate());
}
