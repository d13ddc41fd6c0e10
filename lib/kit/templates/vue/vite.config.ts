import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// The example app. Relative addresses, so that it works from any folder of any host.
export default defineConfig({ base: "./", plugins: [vue()], build: { outDir: "dist-example" } });
