import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env["BORESIGHT_SERVER"] ?? "http://127.0.0.1:8080";

/** The server fills in the brand of the built page; during development Vite does. */
const brandName: Plugin = {
  name: "brand-name",
  apply: "serve",
  transformIndexHtml: (html) => html.replaceAll("%BRAND_NAME%", process.env["BRAND_NAME"] ?? "Boresight"),
};

/** Text stands in its own face at the first paint: the Latin part of Inter is asked for with the page. */
const preloadTextFace: Plugin = {
  name: "preload-text-face",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const face = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal-.*\.woff2$/.test(file));
      if (!face) throw new Error("the Latin part of Inter is not in the bundle");
      const attrs = { rel: "preload", href: `/${face}`, as: "font", type: "font/woff2", crossorigin: "" };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), brandName, preloadTextFace],
  build: { target: "es2023", assetsInlineLimit: 1024, chunkSizeWarningLimit: 700, reportCompressedSize: false },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/v1": { target: server, ws: true }, "/auth/v1": { target: server } },
  },
});
