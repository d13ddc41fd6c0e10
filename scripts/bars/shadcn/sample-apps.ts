import { componentNames } from "./component-names";

/** What a CLI's own registry says of a base color: nothing that the brand's own theme would not replace. */
export const BASE_COLOR = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { theme: {}, light: { radius: "0.625rem" }, dark: {} },
  cssVarsV4: { theme: {}, light: { radius: "0.625rem" }, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

export interface SampleApp {
  readonly name: string;
  /** Path of the style sheet that the CLI changes. */
  readonly css: string;
  /** Text by path, of an app that shows the components once they are there. */
  readonly files: (added: readonly string[], slug: string) => Record<string, string>;
}

/** A style sheet that has a theme and rules of its own before. */
export function existingStyle(): string {
  return `@import "tailwindcss";

@custom-variant dark (&:is(.dark *));

:root {
  --background: oklch(1 0 0);
  --own-gap: 12px;
}

.dark {
  --background: oklch(0.1 0 0);
}

.own-card {
  padding: var(--own-gap);
}
`;
}

export function blankApps(): SampleApp[] {
  return [
    { name: "vite", css: "src/index.css", files: viteFiles },
    { name: "next", css: "app/globals.css", files: nextFiles },
  ];
}

const VERSIONS = {
  "@types/node": "24.0.0",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  typescript: "5.9.3",
};

/** Uses every added component, so that the build compiles them. */
function page(added: readonly string[], slug: string): string {
  const names = componentNames(added);
  const imports = added.map((id, at) => `import { ${names[at]} } from "@/components/ui/${slug}/${id}";`);
  return `${imports.join("\n")}

export const used = [${names.join(", ")}];

export function Shown() {
  return <Button variant="accent">Write to us</Button>;
}
`;
}

function viteFiles(added: readonly string[], slug: string): Record<string, string> {
  return {
    "package.json": JSON.stringify({
      name: "app",
      private: true,
      type: "module",
      scripts: { build: "tsc -p tsconfig.json --noEmit && vite build" },
      dependencies: {
        react: "19.3.1",
        "react-dom": "19.3.1",
        tailwindcss: "4.3.3",
        "@tailwindcss/vite": "4.3.3",
      },
      devDependencies: { ...VERSIONS, "@vitejs/plugin-react": "6.3.0", vite: "8.3.8" },
    }),
    "vite.config.ts": `import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { "@": path.resolve(import.meta.dirname, "./src") } },
});
`,
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        module: "ESNext",
        moduleResolution: "bundler",
        skipLibCheck: true,
        jsx: "react-jsx",
        strict: true,
        noEmit: true,
        types: ["vite/client"],
        baseUrl: ".",
        paths: { "@/*": ["./src/*"] },
      },
      include: ["src"],
    }),
    "index.html":
      '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    "src/index.css": '@import "tailwindcss";\n',
    "src/shown.tsx": page(added, slug),
    "src/main.tsx": `import { createRoot } from "react-dom/client";
import { Shown } from "./shown";
import "./index.css";

createRoot(document.getElementById("root")!).render(<Shown />);
`,
  };
}

function nextFiles(added: readonly string[], slug: string): Record<string, string> {
  return {
    "package.json": JSON.stringify({
      name: "app",
      private: true,
      scripts: { build: "next build" },
      dependencies: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
      devDependencies: { ...VERSIONS, tailwindcss: "4.3.3", "@tailwindcss/postcss": "4.3.3" },
    }),
    "postcss.config.mjs": 'export default { plugins: { "@tailwindcss/postcss": {} } };\n',
    "next.config.mjs": "export default {};\n",
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        module: "ESNext",
        moduleResolution: "bundler",
        skipLibCheck: true,
        jsx: "react-jsx",
        strict: true,
        noEmit: true,
        incremental: true,
        isolatedModules: true,
        resolveJsonModule: true,
        plugins: [{ name: "next" }],
        paths: { "@/*": ["./*"] },
      },
      include: ["next-env.d.ts", "**/*.ts", "**/*.tsx", ".next/types/**/*.ts"],
      exclude: ["node_modules"],
    }),
    "app/globals.css": '@import "tailwindcss";\n',
    "app/shown.tsx": page(added, slug),
    "app/layout.tsx": `import type { ReactNode } from "react";
import "./globals.css";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    "app/page.tsx": `import { Shown } from "./shown";

export default function Page() {
  return <Shown />;
}
`,
  };
}
