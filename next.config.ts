import type { NextConfig } from "next";

export default {
  poweredByHeader: false,
  // The server does it, after its own last change to a page.
  compress: false,
  reactStrictMode: true,
  // Types and style have checks of their own.
  typescript: { ignoreBuildErrors: true },
  // Loaded from node_modules as they are: native code, WebAssembly, workers, files beside their own source, seldom needed, or
  // loaded by the server itself in any case.
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
    "inngest",
    "kubo-rpc-client",
    "mppx",
    "nodemailer",
    "pdfkit",
    "pg",
    "pino",
    "piscina",
    "subset-font",
    "viem",
    "zod",
  ],
  // The service runs beside its node_modules: nobody reads the lists of files that each route needs.
  outputFileTracingExcludes: { "*": ["**/*"] },
  // What builds sooner from nothing, as most who start Marque do: each of these costs seconds, and the service gains nothing by it.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: process.env.NODE_ENV === "development",
  },
} satisfies NextConfig;
