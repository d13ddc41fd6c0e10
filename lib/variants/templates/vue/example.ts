import { createApp } from "vue";
import { experiment } from "../shared/experiment";
import LandingView from "./landing-view.vue";
import { startVariants } from "./variants";

startVariants(experiment);
createApp(LandingView).mount("#root");
