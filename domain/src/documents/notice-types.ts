import type { IssuedType } from "./issued-document.ts";

export const noticeTypes = ["noneRequired", "notCompleted"] as const satisfies readonly IssuedType[];
export type NoticeType = (typeof noticeTypes)[number];

export const isNotice = (type: string): type is NoticeType => noticeTypes.some((known) => known === type);
