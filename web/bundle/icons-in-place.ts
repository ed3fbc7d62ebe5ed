import { join } from "node:path";
import icons from "unplugin-icons/vite";

const createIcon = JSON.stringify(join(import.meta.dirname, "../src/ui/icons/create-icon.tsx"));

/** `import Add from "~icons/ic/baseline-add"` is that outline of Google's Material Icons, as an icon of MUI. */
export const iconsInPlace = () =>
  icons({
    collectionsNodeResolvePath: import.meta.dirname,
    compiler: {
      extension: "js",
      compiler: (svg, _collection, name) => {
        const elements = svg.replaceAll(/<\/?svg[^>]*>| fill="currentColor"/g, "");
        const call = `/* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(elements)})`;
        return `import { createIcon } from ${createIcon};\nexport default ${call};\n`;
      },
    },
  });
