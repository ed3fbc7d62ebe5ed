import type { Look } from "./look.ts";
import { ToneChip } from "./tone-chip.tsx";

export const LookChip = ({ look: { words, tone, icon } }: { look: Look }) => (
  <ToneChip tone={tone} icon={icon}>
    {words}
  </ToneChip>
);
