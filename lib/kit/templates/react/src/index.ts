// Made from the components' descriptions.
export * from "./components/button";
export * from "./components/input";
export * from "./components/drawer";
export * from "./components/modal";
export * from "./components/popover";
export * from "./components/tabs";
export * from "./components/toast";
export * from "./components/checkbox";
export * from "./components/radio-group";
export * from "./components/select";
export * from "./components/slider";
export * from "./components/switch";
export * from "./components/chart";
export * from "./components/data-table";
