export type Zone = "front" | "rear" | null;

/** How a part of a car is named, and of which repair it is. */
export interface PartRule {
  /** The key of a repair operation. */
  operation: string;
  part: RegExp;
  /** What must not stand in the phrase. */
  not?: RegExp;
  /** Of which end of the car. */
  zone?: Zone;
  /** Whether it counts under this heading, which may be null, of a part with or without a side. */
  where?: (section: string, hasSide: boolean) => boolean;
}
