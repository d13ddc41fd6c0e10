// Made from the components' descriptions.
export { default as KitButton } from "./components/kit-button.vue";
export { default as KitInput } from "./components/kit-input.vue";
export { default as KitModal } from "./components/kit-modal.vue";
export { default as KitTabs } from "./components/kit-tabs.vue";
export { default as KitToast } from "./components/kit-toast.vue";
export * from "./components/use-toast";
