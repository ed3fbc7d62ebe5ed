// What floats above the page shares most of its code and comes as one chunk.
export { default as Dialog } from "@mui/material/Dialog";
export { default as Drawer } from "@mui/material/Drawer";
export { default as ListItemIcon } from "@mui/material/ListItemIcon";
export { default as ListItemText } from "@mui/material/ListItemText";
export { default as Menu } from "@mui/material/Menu";
export { default as MenuItem } from "@mui/material/MenuItem";
export { default as Popover } from "@mui/material/Popover";
