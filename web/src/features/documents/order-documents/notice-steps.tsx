import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const NoticeDialog = lazyPart(async () => (await import("./notice-dialog.tsx")).NoticeDialog);

type Obstacles = OrderDocumentsFragment["notCompletedObstacles"];

/** The notices that can be issued of the order's calibrations, or what stands against saying that none was required. */
export function NoticeSteps({ order }: { order: OrderDocumentsFragment }) {
  const [asked, setAsked] = useState<NoticeType | null>(null);
  const { noneRequiredObstacles: against, notCompletedObstacles } = order;
  const isAboutNone = mayBeNone(against);

  return (
    <Box component="section" aria-label={t("documents.notices")} sx={{ display: "grid", gap: 2, px: 5, pb: 3 }}>
      {isAboutNone && against && against.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("documents.noNoticeBecause", {
            obstacles: against.map((unmet) => asSentence(unmetGuardMessage(unmet))).join(" "),
          })}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {isClear(notCompletedObstacles) && (
          <Button variant="outlined" onClick={() => setAsked("notCompleted")} sx={{ minHeight: 44 }}>
            {t("documents.issueNotCompleted")}
          </Button>
        )}
        {isClear(against) && (
          <Button variant="outlined" onClick={() => setAsked("noneRequired")} sx={{ minHeight: 44 }}>
            {t("documents.issueNoneRequired")}
          </Button>
        )}
      </Box>
      <Suspense>{asked && <NoticeDialog orderId={order.id} type={asked} onClose={() => setAsked(null)} />}</Suspense>
    </Box>
  );
}

const isClear = (obstacles: Obstacles): boolean => obstacles?.length === 0;

/** Where some calibration is required, nobody wonders why the contrary cannot be stated. */
const mayBeNone = (obstacles: Obstacles): boolean => obstacles?.every(({ guard }) => guard !== "noneRequired") ?? false;
