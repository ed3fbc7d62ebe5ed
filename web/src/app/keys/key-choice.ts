const storedAs = "Boresight-single-keys";

/** Whether single keys are commands: on, until the person of this browser switches them off (WCAG 2.1.4). */
export const areKeysOn = (storage: Pick<Storage, "getItem"> = localStorage): boolean =>
  storage.getItem(storedAs) !== "off";

export const switchKeys = (on: boolean, storage: Pick<Storage, "setItem"> = localStorage): void =>
  storage.setItem(storedAs, on ? "on" : "off");
