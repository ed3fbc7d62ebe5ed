import type { SxProps, Theme } from "@mui/material/styles";

/** The look of our tables: light headers, lines between rows only, the whole row clickable. */
export const gridLooks: SxProps<Theme> = {
  border: 0,
  minHeight: 320,
  "--DataGrid-containerBackground": (theme: Theme) => theme.vars.palette.background.paper,
  "--DataGrid-t-color-background-base": (theme: Theme) => theme.vars.palette.background.paper,
  "--DataGrid-t-header-background-base": (theme: Theme) => theme.vars.palette.background.paper,
  "--DataGrid-t-color-border-base": (theme: Theme) => theme.vars.palette.divider,
  "& .MuiDataGrid-row": { cursor: "pointer" },
  "& .MuiDataGrid-cell": { display: "flex", alignItems: "center", "&:focus, &:focus-within": { outlineOffset: -2 } },
  "& .MuiDataGrid-columnHeaderTitle": { fontSize: "0.75rem", fontWeight: 500, color: "text.secondary" },
  "& .MuiDataGrid-columnSeparator": { opacity: 0 },
  "& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator": { opacity: 1 },
  // The alerts' bar covers the lower end of the window, so the pagination is at the start.
  "& .MuiDataGrid-footerContainer": { minHeight: 44, justifyContent: "flex-start" },
  "& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows": { unicodeBidi: "plaintext" },
  "& .MuiTablePagination-spacer": { display: "none" },
  "& .MuiTablePagination-toolbar": { minHeight: 44 },
};
