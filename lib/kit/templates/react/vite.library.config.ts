import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The library: a module each, so that an app takes only the components that it imports.
export default defineConfig({
  plugins: [react()],
  build: {
    minify: false,
    lib: { entry: "src/index.ts", formats: ["es"] },
    rolldownOptions: {
      external: [/^react(?:-dom)?(?:\/|$)/],
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
