/** Steps of ten leave room for insertions. */
export const orderAt = (index: number): number => (index + 1) * 10;
