import { ApolloProvider, useApolloClient } from "@apollo/client/react";
import { Suspense, useContext, useEffect, type ReactNode } from "react";
import { AuthContext } from "#auth/auth-context.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useBaseDataOnce } from "#data/base-data.ts";
import { ElevationProvider } from "#features/accounts/security/elevation-provider.tsx";
import { isAskedFor } from "#features/accounts/notifications/asked-for.ts";
import { FileServicesProvider } from "#features/files/file-services.tsx";
import { fetchUploadPanel, UploadTray } from "#features/files/upload/upload-tray.tsx";
import { OwnCustomerProvider } from "#features/accounts/account/own-customer.tsx";
import { AdminAlerts } from "#features/alerts/admin-alerts.tsx";
import { AlertsProvider } from "#features/alerts/unhandled-count.tsx";
import { OrderPhotoContext, type OrderPhoto } from "#records/order-photo.ts";
import { ThumbnailsContext, type PicturedFile } from "#records/thumbnails.ts";
import { fetchMessageBar } from "#ui/messages/message-bar.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { fetchOverlays } from "#ui/overlay/overlays.tsx";
import { clientFor } from "./client-for.ts";

const PhotoButton = lazyPart(async () => (await import("#features/files/photo-button.tsx")).PhotoButton);
const renderPhoto = (photo: OrderPhoto) => (
  <Suspense>
    <PhotoButton {...photo} />
  </Suspense>
);

const FileThumbnail = lazyPart(async () => (await import("#features/files/file-thumbnail.tsx")).FileThumbnail);
const renderThumbnail = (file: PicturedFile) => (
  <Suspense>
    <FileThumbnail file={file} />
  </Suspense>
);

/** Services that only the signed-in need and that the login page must not load: data, live alerts, the own customer. */
export function SignedInServices({ children }: { children: ReactNode }) {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("SignedInServices needs an AuthProvider above it");
  useEffect(() => {
    whenIdle(fetchMessageBar);
    whenIdle(fetchOverlays);
    whenIdle(fetchUploadPanel);
  }, []);

  return (
    <ApolloProvider client={clientFor(auth)}>
      <BaseData />
      <OwnCustomerProvider>
        <AlertsProvider>
          <FileServicesProvider>
            <OrderPhotoContext value={renderPhoto}>
              <ThumbnailsContext value={renderThumbnail}>
                <ElevationProvider>{children}</ElevationProvider>
              </ThumbnailsContext>
            </OrderPhotoContext>
            <UploadTray />
          </FileServicesProvider>
          <AdminAlerts />
        </AlertsProvider>
      </OwnCustomerProvider>
    </ApolloProvider>
  );
}

function BaseData() {
  const { status, user, token } = useAuth();
  const client = useApolloClient();
  const person = status === "signedIn" ? user?.id : undefined;
  useBaseDataOnce(status === "signedIn");
  useEffect(() => {
    // The session may be another one than that for which this device was saved.
    if (person !== undefined && isAskedFor(person))
      whenIdle(async () => (await fetchSaveDevice()).saveDevice({ client, token }).catch(() => {}));
  }, [person, client, token]);
  return null;
}

const fetchSaveDevice = () => import("#features/accounts/notifications/save-device.ts");
