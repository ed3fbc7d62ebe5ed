/** The sender of what the shop wrote, whose address is that of its mail server or gateway at the time. */
export const ourselves = "shop";
