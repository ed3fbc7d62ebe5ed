import { area } from "#area.ts";
import { wallboardPlugin } from "#graphql/fields/wallboard/wallboard.ts";
import { createKioskLink } from "./create-kiosk-link.ts";
import { revokeKioskLink } from "./revoke-kiosk-link.ts";

export const wallboardArea = area("wallboard", {
  verbs: { createKioskLink, revokeKioskLink },
  reads: [wallboardPlugin],
});
