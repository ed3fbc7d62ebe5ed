/** The bytes of a file in base64: only the server knows every encoding that its letters may have. */
export function fileContent(file: Blob): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener("load", () => {
    const { result } = reader; // An address that holds the bytes behind its comma.
    resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
  });
  reader.addEventListener("error", () => reject(reader.error ?? new Error()));
  reader.readAsDataURL(file);
  return promise;
}
