import { isCertified } from "@boresight/domain/equipment/equipment";

/** A tool or target of the register. */
export interface RegisteredOne {
  id: string;
  kind: string;
  name: string;
  serialNumber: string;
  expiresOn: string | null;
  isActive: boolean;
  downSince: string | null;
  downReason: string;
  facility: { id: string; facilityName: string } | null;
}

export interface Used {
  tool: string;
  target: string;
}

/** A name to choose, and what speaks against it. */
export interface Offered {
  label: string;
  state: "down" | "elsewhere" | "expired" | "ready" | "unregistered";
  expiresOn: string | null;
  place: string;
  downReason: string;
}

export interface Shelf {
  registered: readonly RegisteredOne[];
  /** The order's; null while it has none. */
  facilityId: string | null;
  today: string;
}

const rank: Record<Offered["state"], number> = { ready: 0, expired: 1, elsewhere: 2, unregistered: 3, down: 4 };

export const labelOf = ({ name, serialNumber }: Pick<RegisteredOne, "name" | "serialNumber">): string =>
  `${name} ${serialNumber}`.trim();

/** What is here and certified comes first, then what is not; what is down comes last of the registered. */
export function offeredOf(kind: string, shelf: Shelf, used: readonly string[]): Offered[] {
  const registered = shelf.registered.filter((one) => one.kind === kind).map((one) => offer(one, shelf));
  const known = new Set(registered.map(({ label }) => label));
  const others = [...new Set(used)].filter((label) => label !== "" && !known.has(label));
  return [
    ...registered.toSorted((one, other) => rank[one.state] - rank[other.state]),
    ...others.map((label): Offered => ({ label, state: "unregistered", expiresOn: null, place: "", downReason: "" })),
  ];
}

function offer(one: RegisteredOne, { facilityId, today }: Shelf): Offered {
  const isElsewhere = facilityId !== null && one.facility !== null && one.facility.id !== facilityId;
  const state =
    one.downSince !== null ? "down" : isElsewhere ? "elsewhere" : isCertified(one, today) ? "ready" : "expired";
  const { expiresOn, downReason } = one;
  return { label: labelOf(one), state, expiresOn, place: one.facility?.facilityName ?? "", downReason };
}

/**
 * Returns what an attempt begins with: what the one before it used, unless it is down meanwhile; else what this person used last, as far as it is here and
 * certified, where the shop has a register.
 */
export function firstUsed(before: Used | null, last: Used | null, shelf: Shelf): Used | null {
  if (before) return withoutDown(before, shelf);
  if (!last || shelf.registered.length === 0) return last;
  const ready = (kind: string, label: string) =>
    offeredOf(kind, shelf, []).some((one) => one.state === "ready" && one.label === label) ? label : "";
  const begun = { tool: ready("scanTool", last.tool), target: ready("target", last.target) };
  return begun.tool === "" && begun.target === "" ? null : begun;
}

/** Whether it was reported as down and waits to be put back in service. */
const isDown = (kind: string, label: string, { registered }: Shelf): boolean =>
  registered.some((one) => one.kind === kind && one.downSince !== null && labelOf(one) === label);

const withoutDown = ({ tool, target }: Used, shelf: Shelf): Used => ({
  tool: isDown("scanTool", tool, shelf) ? "" : tool,
  target: isDown("target", target, shelf) ? "" : target,
});
