import type { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import type { SignedInUser } from "#auth/session.ts";
import type { ShownAction } from "#data/offline/queued-action.ts";
import type { StoredCheck } from "./readiness-sheet.tsx";

/** A check as it will be once what waits on this device is sent. */
export interface ShownCheck extends StoredCheck {
  isWaiting?: boolean;
}

interface Waiting {
  actions: readonly ShownAction[];
  asked: ReturnType<typeof readinessChecksFor>;
  user: Pick<SignedInUser, "displayName" | "id"> | null;
}

/** The last value of a check counts; what passes with the rest does so unless it has an outcome. */
export function withQueuedChecks(
  stored: readonly StoredCheck[],
  { actions, asked, user }: Waiting,
): readonly ShownCheck[] {
  const byKey = new Map<string, ShownCheck>(stored.map((check) => [check.key, check]));
  for (const { verb, input, addedAt } of actions) {
    const set = (key: string, found: Partial<StoredCheck>) => {
      const before = byKey.get(key);
      const [id, version] = [before?.id ?? `waiting ${key}`, before?.version ?? 0];
      const by = user && { id: user.id, displayName: user.displayName };
      const checkedAt = new Date(addedAt).toISOString();
      const plain = { outcome: "passed", value: "", note: "", overrideNote: "" };
      byKey.set(key, { ...plain, ...found, id, version, key, checkedAt, checkedByUser: by, isWaiting: true });
    };
    if (verb === "recordReadinessCheck") {
      const { key, outcome, value, note } = input as Pick<StoredCheck, "key" | "note" | "outcome" | "value">; // What was asked for.
      set(key, { outcome, value, note });
    }
    const rest = asked.filter(({ key, check }) => !byKey.has(key) && !check.unit);
    if (verb === "passReadinessChecks") rest.forEach(({ key }) => set(key, {}));
  }
  return [...byKey.values()];
}
