import { createApp } from "vue";
import { brand } from "./brand";
import Gallery from "./gallery/component-gallery.vue";
import "./styles/fonts.css";
import "./styles/brand.css";
import "./styles/kit.css";
import "./styles/gallery.css";

document.title = `${brand.name} – Components`;
createApp(Gallery).mount("#app");
