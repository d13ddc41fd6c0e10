import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// The library: a module each, so that an app takes only the components that it imports.
export default defineConfig({
  plugins: [vue()],
  build: {
    minify: false,
    lib: { entry: "src/index.ts", formats: ["es"] },
    rolldownOptions: {
      external: ["vue"],
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: ({ name }) => `${name.replace(/\.vue$/, "")}.js`,
      },
    },
  },
});
