import { componentNames } from "./component-names";
import type { SampleApp } from "./sample-apps";

/** A blank app of Vite and Vue with Tailwind CSS, whose build type-checks what it shows. */
export const blankVueApp: SampleApp = {
  name: "vue",
  css: "src/style.css",
  files: (added, slug) => ({
    "package.json": JSON.stringify({
      name: "app",
      private: true,
      type: "module",
      scripts: { build: "vue-tsc --noEmit && vite build" },
      dependencies: { vue: "3.5.45", tailwindcss: "4.3.3", "@tailwindcss/vite": "4.3.3" },
      devDependencies: {
        "@types/node": "24.0.0",
        "@vitejs/plugin-vue": "6.0.11",
        typescript: "5.9.3",
        vite: "8.3.8",
        "vue-tsc": "3.3.14",
      },
    }),
    "vite.config.ts": `import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vue(), tailwindcss()],
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
        jsx: "preserve",
        strict: true,
        noEmit: true,
        types: ["vite/client"],
        baseUrl: ".",
        paths: { "@/*": ["./src/*"] },
      },
      include: ["src"],
    }),
    "index.html":
      '<!doctype html><html lang="en"><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>',
    "src/style.css": '@import "tailwindcss";\n',
    "src/App.vue": page(added, slug),
    "src/main.ts": `import { createApp } from "vue";
import App from "./App.vue";
import "./style.css";

createApp(App).mount("#app");
`,
  }),
};

/** Uses every added component, so that the build compiles them. */
function page(added: readonly string[], slug: string): string {
  const names = componentNames(added).map((name) => `Kit${name}`);
  const imports = added.map((id, at) => `import ${names[at]} from "@/components/ui/${slug}/kit-${id}.vue";`);
  return `<script setup lang="ts">
${imports.join("\n")}

defineExpose({ used: [${names.join(", ")}] });
</script>

<template>
  <KitButton variant="accent">Write to us</KitButton>
</template>
`;
}
