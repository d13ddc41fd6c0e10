import type { MetadataRoute } from "next";
import { PAPER } from "@/components/ui/identity-colors";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Marque",
    short_name: "Marque",
    description: "A whole brand, from one sentence.",
    start_url: "/",
    display: "standalone",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      { src: "/icons/marque.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/marque-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/marque-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/marque-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
