import { t } from "@boresight/domain/texts/text";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import type { TaskGroup } from "./task-groups.ts";

interface TaskChipsProps {
  groups: readonly TaskGroup<{ id: string; statusName: string }>[] | undefined;
}

/** The statuses, each with its number of tasks. */
export function TaskChips({ groups = [] }: TaskChipsProps) {
  const { search, change } = useAddress();
  const all = groups.length > 0 ? groups.reduce((sum, { tasks }) => sum + tasks.length, 0) : undefined;
  const chips = [
    { value: "all", label: t("base.all"), count: all },
    ...groups.map(({ status, tasks }) => ({ value: status.id, label: status.statusName, count: tasks.length })),
  ];

  return (
    <FilterChips
      label={t("base.statuses")}
      chips={chips}
      selected={groups.some(({ status }) => status.id === search["status"]) ? (search["status"] ?? "all") : "all"}
      onSelect={(status) => change({ status: status === "all" ? undefined : status })}
    />
  );
}
