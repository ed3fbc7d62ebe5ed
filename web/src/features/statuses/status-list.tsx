import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import { useCallback, useMemo } from "react";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { SortableArea } from "#ui/drag/sortable-area.tsx";
import { SortableList } from "#ui/drag/sortable-list.tsx";
import { SortableRow } from "#ui/drag/sortable-row.tsx";
import { StatusHeads, StatusLine, type StatusActions } from "./status-line.tsx";
import type { StatusLooks } from "./status-looks.ts";

interface StatusListProps {
  /** All statuses, in order. */
  statuses: readonly StatusDefinitionFragment[];
  looks: StatusLooks;
  actions: StatusActions;
}

/** The statuses in the order of the board, sortable by mouse, touch, keyboard or menu. */
export function StatusList({ statuses, looks, actions }: StatusListProps) {
  const group = useMemo(() => ({ id: "statuses", itemIds: statuses.map(({ id }) => id) }), [statuses]);
  const nameOf = useCallback(
    (id: string) => statuses.find((status) => status.id === id)?.statusName ?? t("statuses.serviceOrderStatuses"),
    [statuses],
  );

  return (
    <Card sx={{ py: 2 }}>
      <StatusHeads />
      <SortableArea groups={[group]} nameOf={nameOf} onOrder={actions.order}>
        <SortableList group={group} label={t("statuses.serviceOrderStatuses")}>
          {statuses.map((status) => (
            <SortableRow key={status.id} id={status.id} name={status.statusName}>
              {(handle) => <StatusLine status={status} group={group} handle={handle} looks={looks} actions={actions} />}
            </SortableRow>
          ))}
        </SortableList>
      </SortableArea>
    </Card>
  );
}
