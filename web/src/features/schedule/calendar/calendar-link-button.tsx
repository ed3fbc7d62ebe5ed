import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import EventAvailableOutlined from "~icons/ic/outline-event-available";
import { useState } from "react";
import { CalendarLinkDialog, type CalendarFeed } from "./calendar-link-dialog.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

export function CalendarLinkButton({ feed }: { feed: CalendarFeed }) {
  const [isOpen, setOpen] = useState(false);
  const label = t("schedule.subscribeToTheCalendarOfName", { name: feed.name });

  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)}>
          <EventAvailableOutlined />
        </IconButton>
      </Tooltip>
      {isOpen && <CalendarLinkDialog feed={feed} onClose={() => setOpen(false)} />}
    </>
  );
}
