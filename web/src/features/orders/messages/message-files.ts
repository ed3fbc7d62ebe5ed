/** What the page brings for the files of messages: features never import each other. */
import type { ReactNode } from "react";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import type { FragmentType } from "#graphql/fragment-masking.ts";
import type { StoredFileFields } from "#records/stored-file.ts";

interface Attaching {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
  /** The field that the message is written in, and the button that sends it. */
  field: ReactNode;
  send: ReactNode;
}

export interface MessageFiles {
  /** Keeps the files on the device until they are uploaded; false when it cannot, and the person has been shown why. */
  keep: (files: readonly ChosenFile[]) => Promise<boolean>;
  /** Renders the composer's parts with the ways to attach files. */
  renderAttaching: (attaching: Attaching) => ReactNode;
  renderSent: (files: readonly FragmentType<typeof StoredFileFields>[]) => ReactNode;
  /** Renders the files of a message that waits on this device. */
  renderWaiting: (ids: readonly string[]) => ReactNode;
}
