/** The package describes its C functions alone. */
declare module "libheif-js/libheif/libheif.js" {
  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    /** Calls back with the filled pixels, with null for a picture that cannot be decoded. */
    display: (
      pixels: { width: number; height: number; data: Uint8ClampedArray },
      done: (shown: unknown) => void,
    ) => void;
    free: () => void;
  }

  export default function createLibheif(): {
    HeifDecoder: new () => { decode: (content: Uint8Array) => readonly HeifImage[] };
  };
}
