import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Relative addresses, so that the built gallery works from any folder of any host.
export default defineConfig({ base: "./", plugins: [react()] });
