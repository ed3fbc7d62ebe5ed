/** Handle, description, quantity, unit price, discount, total and menu on wide screens. */
export const lineColumns = "32px minmax(0, 1fr) 88px 112px 128px 104px 36px";
