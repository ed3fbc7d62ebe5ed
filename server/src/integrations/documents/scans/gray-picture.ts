/** Gray pixels, row by row: 0 is black. */
export interface GrayPicture {
  data: Uint8Array;
  width: number;
  height: number;
}
