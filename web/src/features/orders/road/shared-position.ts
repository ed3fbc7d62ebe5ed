/** Whether this device lets the office see where its technician is on the way: only once they switched it on. */
const storedAs = "boresight-share-position";

export const isSharedHere = (shelf: Pick<Storage, "getItem"> = localStorage): boolean =>
  shelf.getItem(storedAs) === "on";

export const shareHere = (isShared: boolean, shelf: Pick<Storage, "removeItem" | "setItem"> = localStorage): void =>
  isShared ? shelf.setItem(storedAs, "on") : shelf.removeItem(storedAs);
