import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import { ListRow, RowList } from "./list-row.tsx";
import type { RowAction } from "./row-menu.tsx";

/** What can be done with what a sheet shows, below it. */
export const ActionRows = ({ actions }: { actions: readonly RowAction[] }) => (
  <>
    <Divider />
    <Box sx={{ py: 2 }}>
      <RowList label={t("base.whatYouCanDo")}>
        {actions.map(({ label, icon: Icon, run }) => (
          <ListRow key={label} main={label} start={<Icon fontSize="small" color="action" />} onClick={run} />
        ))}
      </RowList>
    </Box>
  </>
);
