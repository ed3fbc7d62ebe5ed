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
        const call = `/* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${elementsOf(svg).join(", ")})`;
        return [
          `import { jsx } from "react/jsx-runtime";`,
          `import { createIcon } from ${createIcon};`,
          `export default ${call};`,
        ].join("\n");
      },
    },
  });

/** Each shape as a call of React: text never becomes HTML in the browser. Throws for what is no plain shape. */
function elementsOf(svg: string): string[] {
  const body = svg.replaceAll(/<\/?svg[^>]*>/g, "");
  const elements = [...body.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/>/g)];
  if (elements.map(([element]) => element).join("") !== body) throw new Error(`an icon is not made of shapes: ${body}`);
  return elements.map(([, tag, attributes = ""], index) => {
    const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].filter(([, name]) => name !== "fill");
    const props = Object.fromEntries(pairs.map(([, name = "", value]) => [camelCase(name), value]));
    return `jsx(${JSON.stringify(tag)}, ${JSON.stringify(props)}, ${index})`;
  });
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
