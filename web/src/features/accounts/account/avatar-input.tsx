import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, type ChangeEvent } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { useAttempt } from "#features/accounts/security/use-attempt.ts";

/** The person's picture: any image, cropped to a small square before it is uploaded. */
export function AvatarInput() {
  const client = useAccountClient();
  const { user, refresh } = useAuth();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const inputId = useId();
  const change = async (work: () => Promise<unknown>, done: string) => {
    if (!(await attempt(work))) return;
    await refresh();
    showMessage(done);
  };
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ""; // Allows the same file to be chosen again.
    if (!file) return;
    const picture = await squarePicture(file);
    if (picture) await change(() => client.uploadAvatar(picture), t("accounts.yourPictureIsChanged"));
    else showMessage(t("accounts.thisFileIsNotAPicture"), { color: "error" });
  };

  return (
    <Box sx={{ display: "grid", gap: 2, mb: 3 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, flexWrap: "wrap" }}>
        <PersonAvatar name={user?.displayName ?? ""} url={user?.avatarUrl ?? ""} size={64} />
        <Button component="label" htmlFor={inputId} variant="outlined" loading={busy}>
          {t("accounts.chooseAPicture")}
        </Button>
        <Box
          component="input"
          id={inputId}
          type="file"
          accept="image/*"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void pick(event)}
          sx={{ position: "absolute", opacity: 0, width: "1px", height: "1px", pointerEvents: "none" }}
        />
        {user?.avatarUrl && (
          <Button onClick={() => void change(() => client.removeAvatar(), t("accounts.yourPictureIsRemoved"))}>
            {t("base.remove")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const side = 256;

/**
 * Returns the middle of a picture as a small square JPEG without its location; null when the browser cannot decode it.
 */
async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(picture.width, picture.height);
  const [fromX, fromY] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext("2d")?.drawImage(picture, fromX, fromY, cut, cut, 0, 0, side, side);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
