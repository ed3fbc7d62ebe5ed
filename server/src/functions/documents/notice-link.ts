// A notice by its single-purpose link, without a sign-in: to read it and to sign for it. The token stands in the body, so that no
// log of addresses has it.
import { roles } from "@boresight/domain/accounts/roles";
import { acknowledgeByLink, openNoticeLink, readNoticeByLink } from "#modules/documents/links/notice-link.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

export const noticeLink = serverFunction({ path: "notice-link", roles }, ({ input, request, deps }) =>
  openNoticeLink({ sent: input, address: request.ip }, deps),
);

export const noticeLinkPdf = serverFunction(
  { path: "notice-link/pdf", roles },
  async ({ input, request, deps }) =>
    new SentPdf(await readNoticeByLink({ sent: input, address: request.ip }, deps), "attachment"),
);

/** At most a drawn signature of 100 kB in base64, with what stands beside it. */
const bodyLimit = 300_000;

export const acknowledgeNoticeLink = serverFunction(
  { path: "notice-link/acknowledge", roles, bodyLimit },
  async ({ input, request, deps }) => {
    const userAgent = request.headers["user-agent"] ?? "";
    await acknowledgeByLink({ sent: input, address: request.ip, userAgent }, deps);
    return {};
  },
);
