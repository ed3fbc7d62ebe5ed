/** `SO-100245` and revision 2 make `C-100245-R2`. */
export const certificateNumber = (orderNumber: string, revision: number): string =>
  `C-${orderNumber.replaceAll(/\D/g, "")}-R${revision}`;
