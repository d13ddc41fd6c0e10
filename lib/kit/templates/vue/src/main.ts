import { createApp } from "vue";
import { brand } from "./brand";
import App from "./gallery/component-app.vue";
import "./styles/fonts.css";
import "./styles/brand.css";
import "./styles/kit.css";
import "./styles/gallery.css";

document.title = `${brand.name} – Components`;
createApp(App).mount("#app");
