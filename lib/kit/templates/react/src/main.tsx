import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "./styles/brand.css";
import "./styles/kit.css";
import "./gallery/gallery.css";
import { brand } from "./brand";
import { ToastProvider } from "./components/toast";
import { Gallery } from "./gallery/gallery";

const root = document.getElementById("root");
if (!root) throw new Error('index.html needs an element with id="root".');

document.title = `${brand.name} – components`;
document.body.classList.add("kit-page");

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <Gallery />
    </ToastProvider>
  </StrictMode>,
);
