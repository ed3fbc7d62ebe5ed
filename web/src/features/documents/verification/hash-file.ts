/** The SHA-256 of a file's content in hexadecimal digits; it is computed here, and the file is sent nowhere. */
export async function hashFile(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
