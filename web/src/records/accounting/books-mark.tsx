import Box from "@mui/material/Box";
import type { AccountingState } from "#graphql/graphql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { LookChip } from "#ui/text/look-chip.tsx";
import { booksStateOf } from "./books-state.ts";

interface BooksMarkProps {
  state: AccountingState | null | undefined;
  /** In a list, what needs nobody is an icon with its words in a tooltip. */
  dense?: boolean;
  /** The job or the conflict itself, where it is known. */
  search?: Readonly<Record<string, string>> | undefined;
}

/** The state of an invoice in QuickBooks, with the way there; nothing for those who do not see it. */
export function BooksMark({ state, dense = false, search }: BooksMarkProps) {
  const known = booksStateOf(state);
  if (!known) return null;
  const { icon: Icon, tone, words } = known.look;
  const link = { component: RouteLink, to: "/admin/quickbooks", search: search ?? known.search };
  const looks = { display: "inline-flex", alignItems: "center", minHeight: 24, maxWidth: "100%" };
  if (!dense || known.needsPerson)
    return (
      <Box {...link} sx={{ ...looks, textDecoration: "none" }}>
        <LookChip look={known.look} />
      </Box>
    );

  return (
    <Tooltip title={words}>
      <Box {...link} sx={{ ...looks, color: `tone.${tone}.text` }}>
        <Icon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
    </Tooltip>
  );
}
