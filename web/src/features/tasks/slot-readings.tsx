import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useTaskFrame, type Reading } from "./task-frame.ts";

const ReadingField = lazyPart(async () => (await import("./reading-field.tsx")).ReadingField);

/** What is read off the vehicle where its picture is taken, or as it is handed over. */
const readingsOfKinds: Readonly<Record<string, readonly Reading[]>> = {
  odometerPhoto: ["odometerIn", "fuelLevelIn"],
  signature: ["odometerOut"],
};

/** The readings that belong to a slot. */
export function SlotReadings({ documentKind, readOnly }: { documentKind: string; readOnly: boolean }) {
  const { readings } = useTaskFrame();
  const names = readingsOfKinds[documentKind] ?? [];
  if (names.length === 0 || readings === null) return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, pt: 1, mb: 3 }}>
      {names.map((name) => (
        <Suspense key={`${name} ${readings[name]}`} fallback={<Skeleton variant="rounded" width={176} height={40} />}>
          <ReadingField name={name} stored={readings[name]} readOnly={readOnly} />
        </Suspense>
      ))}
    </Box>
  );
}
