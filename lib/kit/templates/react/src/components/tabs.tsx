import { type ComponentProps, type KeyboardEvent, useId, useRef } from "react";
import { moveTab } from "../behaviours/tabs";
import type { TabsOwnProps } from "./props/tabs";
import { useControllable } from "./use-controllable";

export interface TabsProps
  extends TabsOwnProps,
    Omit<ComponentProps<"div">, keyof TabsOwnProps | "children"> {}

/** Views of one thing, one at a time. Arrows, Home and End move among the tabs, Tab goes on into the panel. */
export function Tabs({
  tabs,
  panels,
  label,
  value,
  defaultValue,
  onValueChange,
  variant = "line",
  orientation = "horizontal",
  activation = "automatic",
  className,
  ...rest
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const firstUsable = tabs.find((tab) => !tab.disabled)?.id ?? "";
  const [wanted, select] = useControllable(value, defaultValue ?? firstUsable, onValueChange);
  const selected = tabs.some((tab) => tab.id === wanted) ? wanted : firstUsable;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!list.current) return;
    const button = moveTab(event.nativeEvent, list.current, orientation === "vertical");
    const tab = button && tabs[[...list.current.children].indexOf(button)];
    if (tab && activation === "automatic" && tab.id !== selected) select(tab.id);
  };

  return (
    <div
      {...rest}
      className={className ? `kit-tabs ${className}` : "kit-tabs"}
      data-variant={variant}
      data-orientation={orientation === "vertical" ? "vertical" : undefined}
      data-activation={activation === "manual" ? "manual" : undefined}
    >
      <div
        ref={list}
        className="kit-tab-list"
        role="tablist"
        aria-label={label}
        aria-orientation={orientation === "vertical" ? "vertical" : undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="kit-tab"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => tab.id !== selected && select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="kit-tab-panel"
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {panels[tab.id]}
        </div>
      ))}
    </div>
  );
}
