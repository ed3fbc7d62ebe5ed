/** Copies of a file with one bit changed each, at places that a seed chooses: the same seed chooses the same. */
export function* flippedBytes(original: Buffer, { count, seed }: { count: number; seed: number }) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
  for (let made = 0; made < count; made++) {
    const [at, bit] = [next(original.length), next(8)];
    const content = Buffer.from(original);
    content[at]! ^= 1 << bit;
    yield { at, bit, content };
  }
}
