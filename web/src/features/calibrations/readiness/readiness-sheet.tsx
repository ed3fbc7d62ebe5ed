import { t } from "@boresight/domain/texts/text";
import type { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import type { OrderReadinessFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ReadinessRow } from "./readiness-row.tsx";

export type StoredCheck = NonNullable<NonNullable<OrderReadinessFragment["readinessChecks"]>["nodes"][number]>;

interface ReadinessSheetProps {
  orderId: string;
  asked: ReturnType<typeof readinessChecksFor>;
  checks: readonly StoredCheck[];
  onClose: () => void;
}

/** The checks of the sheet, each saved on tap. */
export function ReadinessSheet({ orderId, asked, checks, onClose }: ReadinessSheetProps) {
  const byKey = new Map(checks.map((check) => [check.key, check]));

  return (
    <Sheet title={t("calibrations.readinessChecks")} open onClose={onClose} width={560}>
      <Box component="ol" sx={{ m: 0, px: 6, pb: 6, listStyle: "none", display: "grid", gap: 5 }}>
        {asked.map(({ key, check: { label, unit } }) => (
          <ReadinessRow
            key={key}
            orderId={orderId}
            check={{ key, label, unit: unit ?? null }}
            stored={byKey.get(key) ?? null}
          />
        ))}
      </Box>
    </Sheet>
  );
}
