import { t } from "@boresight/domain/texts/text";
import { useLazyQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState, type MouseEvent, type ReactNode } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { ConversationHeadFragment } from "#graphql/graphql.ts";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import MarkEmailUnreadOutlined from "~icons/ic/outline-mark-email-unread";
import { snoozeTimes } from "./snooze-times.ts";
import { useConversationVerbs } from "./use-conversation-verbs.ts";

const AssignableOffice = graphql(`
  query AssignableOffice {
    users(
      first: 100
      filter: { defaultRole: { in: ["technician", "admin"] }, disabled: { equalTo: false } }
      orderBy: DISPLAY_NAME_ASC
    ) {
      nodes {
        id
        displayName
        defaultRole
        isOffice
      }
    }
  }
`);

interface ConversationActionsProps {
  conversation: ConversationHeadFragment;
  /** Leaves the conversation: what is done, put away or unread again is no longer looked at. */
  onLeave: () => void;
}

/** Who sees to it, when it comes back, and whether anything is left to do. */
export function ConversationActions({ conversation, onLeave }: ConversationActionsProps) {
  const { status, snoozedUntil } = conversation;
  const { busy, assignTo, setDone, snoozeUntil, markUnread } = useConversationVerbs(conversation);
  const leaving = async (work: Promise<unknown>) => {
    if (!(await work)) onLeave();
  };
  const isDone = status === "done";

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <AssigneeMenu conversation={conversation} onAssign={(to) => void assignTo(to)} />
      <SnoozeMenu isSnoozed={snoozedUntil !== null} onSnooze={(until) => void leaving(snoozeUntil(until))} />
      <Button
        size="small"
        variant="outlined"
        disabled={busy}
        onClick={() => void (isDone ? setDone(false) : leaving(setDone(true)))}
      >
        {isDone ? t("inbox.reopen") : t("inbox.markDone")}
      </Button>
      <RowMenu
        label={t("inbox.moreActions")}
        actions={[
          { label: t("inbox.markUnread"), icon: MarkEmailUnreadOutlined, run: () => void leaving(markUnread()) },
        ]}
      />
    </Box>
  );
}

interface ActionMenuProps {
  label: ReactNode;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

function ActionMenu({ label, onOpen, children }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onOpen?.();
    setAnchor(currentTarget);
    setWasOpened(true);
  };
  const close = () => setAnchor(null);

  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="menu" onClick={open}>
        {label}
      </Button>
      {wasOpened && (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
          {children(close)}
        </Menu>
      )}
    </>
  );
}

interface AssigneeMenuProps {
  conversation: ConversationHeadFragment;
  onAssign: (to: string | null) => void;
}

function AssigneeMenu({ conversation: { assignedTo }, onAssign }: AssigneeMenuProps) {
  const [ask, { data }] = useLazyQuery(AssignableOffice);
  const people = rowsOf(data?.users).filter(({ defaultRole, isOffice }) => defaultRole === "admin" || isOffice);
  const label = (
    <span>
      {t("inbox.assignedTo")} <bdi>{assignedTo?.displayName ?? t("inbox.anyone")}</bdi>
    </span>
  );
  const choices = [{ id: null, displayName: t("inbox.anyone") }, ...people];

  return (
    <ActionMenu label={label} onOpen={() => void ask().catch(() => {})}>
      {(close) =>
        choices.map(({ id, displayName }) => (
          <MenuItem
            key={id ?? "anyone"}
            selected={id === (assignedTo?.id ?? null)}
            onClick={() => {
              close();
              onAssign(id);
            }}
          >
            <bdi>{displayName}</bdi>
          </MenuItem>
        ))
      }
    </ActionMenu>
  );
}

interface SnoozeMenuProps {
  isSnoozed: boolean;
  onSnooze: (until: Date | null) => void;
}

function SnoozeMenu({ isSnoozed, onSnooze }: SnoozeMenuProps) {
  return (
    <ActionMenu label={t("inbox.snooze")}>
      {(close) => {
        const choose = (until: Date | null) => {
          close();
          onSnooze(until);
        };
        return [
          ...snoozeTimes(new Date()).map(({ label, until }) => (
            <MenuItem key={label} onClick={() => choose(until)}>
              {label}
            </MenuItem>
          )),
          isSnoozed && (
            <MenuItem key="end" onClick={() => choose(null)}>
              {t("inbox.endSnooze")}
            </MenuItem>
          ),
        ];
      }}
    </ActionMenu>
  );
}
