import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/**
 * The root of the Merkle tree (as in RFC 9162) over files' SHA-256, in hexadecimal digits and in their order. Leaves and nodes
 * are marked apart, so that no part of a tree passes for a file. Without files it is the hash of nothing.
 */
export const merkleRoot = (hashes: readonly string[]): string =>
  bytesToHex(
    hashes.length === 0
      ? sha256(new Uint8Array())
      : rootOf(hashes.map((hash) => sha256(concatBytes(leafMark, hexToBytes(hash))))),
  );

function rootOf(nodes: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = nodes;
  if (!first) throw new RangeError("a tree has leaves");
  if (others.length === 0) return first;
  let half = 1;
  while (half * 2 < nodes.length) half *= 2;
  return sha256(concatBytes(nodeMark, rootOf(nodes.slice(0, half)), rootOf(nodes.slice(half))));
}
