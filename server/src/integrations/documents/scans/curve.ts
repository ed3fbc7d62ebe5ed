/** The smooth curve through points: a polynomial of the third degree, by least squares. */
const degree = 3;

export interface Sample {
  along: number;
  place: number;
}

/** Says where the curve is; points that lie farther than `aside` from it count no more in a second and third try. */
export function curveThrough(samples: readonly Sample[], aside: number): (along: number) => number {
  const [first, last] = [samples[0]?.along ?? 0, samples.at(-1)?.along ?? 1];
  const [middle, half] = [(first + last) / 2, Math.max(1, (last - first) / 2)];
  const powers = (along: number) =>
    Array.from({ length: degree + 1 }, (_none, power) => ((along - middle) / half) ** power);
  let curve = nowhere;
  let near = samples;
  for (const within of [4 * aside, 2 * aside, aside]) {
    const factors = solved(near.map(({ along, place }) => ({ terms: powers(along), place })));
    curve = (along) => powers(along).reduce((sum, power, index) => sum + power * (factors[index] ?? 0), 0);
    const kept = samples.filter(({ along, place }) => Math.abs(curve(along) - place) <= within);
    near = kept.length > 2 * degree ? kept : near;
  }
  return curve;
}

const nowhere = (_along: number): number => 0;

/** The normal equations, by elimination. */
function solved(rows: readonly { terms: readonly number[]; place: number }[]): number[] {
  const size = degree + 1;
  const matrix = Array.from({ length: size }, (_none, row) =>
    Array.from({ length: size + 1 }, (_other, column) =>
      rows.reduce(
        (sum, { terms, place }) => sum + (terms[row] ?? 0) * (column < size ? (terms[column] ?? 0) : place),
        0,
      ),
    ),
  );
  for (const [index, own] of matrix.entries()) {
    const pivot = own[index] ?? 0;
    if (Math.abs(pivot) < 1e-9) continue;
    for (const [other, row] of matrix.entries()) {
      if (other === index) continue;
      const share = (row[index] ?? 0) / pivot;
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - share * (own[column] ?? 0);
    }
  }
  return matrix.map((row, index) => (Math.abs(row[index] ?? 0) < 1e-9 ? 0 : (row[size] ?? 0) / (row[index] ?? 1)));
}
