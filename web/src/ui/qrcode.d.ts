declare module "qrcode/lib/core/qrcode.js" {
  interface Squares {
    /** Along one side. */
    size: number;
    /** Row by row; 1 is dark. */
    data: Uint8Array;
  }
  export function create(text: string, options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" }): { modules: Squares };
}
