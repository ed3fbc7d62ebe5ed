// What floats above the page shares most of its code and comes as one chunk.
export { default as Dialog } from "@mui/material/Dialog";
export { default as Drawer } from "@mui/material/Drawer";
export { default as Menu } from "@mui/material/Menu";
export { default as Popover } from "@mui/material/Popover";
