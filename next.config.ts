import type { NextConfig } from "next";

export default {
  poweredByHeader: false,
  // The server does it, after its own last change to a page.
  compress: false,
  reactStrictMode: true,
  // Types and style have checks of their own.
  typescript: { ignoreBuildErrors: true },
  // Loaded from node_modules as they are: native code, WebAssembly, workers, files beside their own source, or seldom needed.
  serverExternalPackages: [
    "@ai-sdk/anthropic",
    "@ai-sdk/google",
    "@ai-sdk/openai",
    "@ai-sdk/openai-compatible",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@prisma/driver-adapter-utils",
    "@prisma/schema-engine-wasm",
    "@react-pdf/renderer",
    "@resvg/resvg-js",
    "ai",
    "esbuild",
    "fontkit",
    "fontverter",
    "kubo-rpc-client",
    "mppx",
    "nodemailer",
    "pdfkit",
    "pg",
    "pino",
    "piscina",
    "subset-font",
  ],
} satisfies NextConfig;
