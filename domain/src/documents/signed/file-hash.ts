import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** The SHA-256 of a file's content in hexadecimal digits. */
export const fileHash = (content: Uint8Array): string => bytesToHex(sha256(content));
