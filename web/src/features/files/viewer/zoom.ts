/** 1 fits the window. */
const closest = 8;
const step = 1.25;

export const doubleClickZoom = 2.5;

export const closer = (zoom: number): number => Math.min(closest, zoom * step);
export const farther = (zoom: number): number => Math.max(1, zoom / step);
