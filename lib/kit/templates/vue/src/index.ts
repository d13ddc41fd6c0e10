// Made from the components' descriptions.
export { default as KitButton } from "./components/kit-button.vue";
export { default as KitInput } from "./components/kit-input.vue";
export { default as KitDrawer } from "./components/kit-drawer.vue";
export { default as KitModal } from "./components/kit-modal.vue";
export { default as KitPopover } from "./components/kit-popover.vue";
export { default as KitTabs } from "./components/kit-tabs.vue";
export { default as KitToast } from "./components/kit-toast.vue";
export { default as KitCheckbox } from "./components/kit-checkbox.vue";
export { default as KitRadioGroup } from "./components/kit-radio-group.vue";
export { default as KitSelect } from "./components/kit-select.vue";
export { default as KitSlider } from "./components/kit-slider.vue";
export { default as KitSwitch } from "./components/kit-switch.vue";
export { default as KitChart } from "./components/kit-chart.vue";
export { default as KitDataTable } from "./components/kit-data-table.vue";
export * from "./components/use-toast";
