import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "./styles/brand.css";
import "./styles/kit.css";
import "./styles/gallery.css";
import { brand } from "./brand";
import { ToastProvider } from "./components/toast";
import { Gallery } from "./gallery/gallery";
import { StoryPage } from "./gallery/story-page";

const root = document.getElementById("root");
if (!root) throw new Error('index.html needs an element with id="root".');

// ?component=<id>&story=<id> shows one component alone, or one of its stories.
const wanted = new URLSearchParams(location.search);
const component = wanted.get("component");

document.title = `${brand.name} – Components`;
document.body.classList.add("kit-page");

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      {component ? <StoryPage component={component} story={wanted.get("story")} /> : <Gallery />}
    </ToastProvider>
  </StrictMode>,
);
