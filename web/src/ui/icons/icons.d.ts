/** Google's Material Icons, built in one by one (`web/bundle/icons-in-place.ts`); names as on https://icon-sets.iconify.design/ic/. */
declare module "~icons/ic/*" {
  import type SvgIcon from "@mui/material/SvgIcon";
  const icon: typeof SvgIcon;
  export default icon;
}
