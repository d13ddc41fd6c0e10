import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The example app. Relative addresses, so that it works from any folder of any host.
export default defineConfig({ base: "./", plugins: [react()], build: { outDir: "dist-example" } });
