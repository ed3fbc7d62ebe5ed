import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { SlotFiles } from "#records/slot-files.fragment.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { isBeingMade, isSetAside, shownSlots, slotCount } from "./asked-task.ts";
import { SlotReadings } from "./slot-readings.tsx";
import { useTaskFrame } from "./task-frame.ts";

const sideBySide = { gridTemplateColumns: { sm: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))" } };

/** The slots of a task, each with its number of files. */
export function TaskSlots({ task }: { task: OrderTaskRowFragment }) {
  const { renderSlot, readOnly } = useTaskFrame();
  const slots = shownSlots(task);
  if (slots.length === 0) return null;

  return (
    <Box
      component="ul"
      aria-label={t("tasks.filesOfTaskname", { taskName: task.taskName })}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4, ...sideBySide }}
    >
      {slots.map((slot) => (
        <Box component="li" key={slot.id} sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", alignItems: "baseline", gap: 2, mb: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 500, minWidth: 0, overflowWrap: "anywhere" }}>
              {slot.title}
            </Typography>
            <Typography
              component="bdi"
              variant="caption"
              color="textSecondary"
              sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
            >
              {slotCount(slot)}
            </Typography>
          </Box>
          {slot.description && (
            <Typography
              variant="body2"
              color="textSecondary"
              dir="auto"
              sx={{ mb: 1.5, overflowWrap: "anywhere", ...alignStart }}
            >
              {slot.description}
            </Typography>
          )}
          {isBeingMade(slot) && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {t("tasks.certificateIsMadeByItself")}
            </Typography>
          )}
          <SlotReadings documentKind={readFragment(SlotFiles, slot).documentKind} readOnly={readOnly} />
          {renderSlot(slot, readOnly || isSetAside(task.state))}
        </Box>
      ))}
    </Box>
  );
}
