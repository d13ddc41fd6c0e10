// Made from the components' descriptions.
export * from "./components/button";
export * from "./components/input";
export * from "./components/modal";
export * from "./components/tabs";
export * from "./components/toast";
