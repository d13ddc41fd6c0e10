import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// Relative addresses, so that the built gallery works from any folder of any host.
export default defineConfig({ base: "./", plugins: [vue()] });
