import type { FastifyInstance } from "fastify";

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Lets people put the app on their home screen, under the brand's name. */
export function serveAppManifest(app: FastifyInstance, brandName: string): void {
  const manifest = JSON.stringify({
    id: "/",
    name: brandName,
    short_name: brandName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f4f6f8",
    theme_color: "#14202b",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  });
  app.get("/manifest.webmanifest", (_request, reply) =>
    reply.type("application/manifest+json").header("cache-control", "no-cache").send(manifest),
  );
}
