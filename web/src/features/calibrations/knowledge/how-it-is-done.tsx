import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { KnownBy } from "./use-knowledge.ts";

const KnowledgeSheet = lazyPart(async () => (await import("./knowledge-sheet.tsx")).KnowledgeSheet);

interface HowItIsDoneProps {
  name: string;
  calibration: KnownBy;
}

/** Opens what is known of a calibration; customers see results alone. */
export function HowItIsDone({ name, calibration }: HowItIsDoneProps) {
  const staff = isStaff(roleOf(useAuth().user));
  const [isOpen, setOpen] = useState(false);
  if (!staff) return null;

  return (
    <>
      <Button
        size="small"
        data-about
        sx={{ marginInlineStart: -1.5, minHeight: { xs: 44, sm: 32 } }}
        aria-label={t("calibrations.howNameIsDone", { name })}
        onClick={() => setOpen(true)}
      >
        {t("calibrations.howItIsDone")}
      </Button>
      <Suspense>
        {isOpen && <KnowledgeSheet name={name} calibration={calibration} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
