import { type ComponentProps, Fragment, useEffect, useId, useRef } from "react";
import { type DropdownItem, enhanceDropdown, ITEM_ROLES, nextChecked } from "../behaviours/dropdown";
import type { DropdownOwnProps } from "./props/dropdown";
import { useControllable } from "./use-controllable";

export interface DropdownProps
  extends DropdownOwnProps,
    Omit<ComponentProps<"div">, keyof DropdownOwnProps | "children" | "ref"> {}

const NONE: readonly string[] = [];

/** A button that opens a list of actions, links and settings. Arrows, Home, End and letters move in it. */
export function Dropdown({
  label,
  items,
  variant = "secondary",
  size = "medium",
  placement = "bottom-start",
  disabled = false,
  trigger,
  onSelect,
  checked: given,
  defaultChecked = NONE,
  onCheckedChange,
  className,
  ...rest
}: DropdownProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useControllable(given, defaultChecked, onCheckedChange);
  useEffect(() => (root.current ? enhanceDropdown(root.current, true) : undefined), []);

  const choose = (item: DropdownItem) => {
    if (item.disabled) return;
    if (item.check) setChecked(nextChecked(items, checked, item.id));
    onSelect?.(item.id);
  };
  return (
    <div {...rest} ref={root} className={className ? `kit-dropdown ${className}` : "kit-dropdown"}>
      <button
        type="button"
        className="kit-button kit-dropdown-button"
        id={`${id}-button`}
        data-variant={variant}
        data-size={size}
        disabled={disabled}
        aria-haspopup="menu"
        aria-label={trigger ? label : undefined}
        popoverTarget={id}
      >
        {trigger ? (
          <span className="kit-button-icon" aria-hidden="true">
            {trigger}
          </span>
        ) : (
          <span className="kit-button-label">{label}</span>
        )}
      </button>
      <div
        className="kit-float kit-menu"
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-button`}
        data-placement={placement}
      >
        {items.map((item) => {
          const Item = item.href && !item.disabled ? "a" : "button";
          return (
            <Fragment key={item.id}>
              {item.separated && <div className="kit-menu-line" role="separator" />}
              <Item
                {...(Item === "a" ? { href: item.href } : { type: "button" })}
                className="kit-menu-item"
                role={ITEM_ROLES[item.check ?? "none"]}
                tabIndex={-1}
                aria-checked={item.check ? checked.includes(item.id) : undefined}
                aria-disabled={item.disabled || undefined}
                data-danger={item.danger ? "" : undefined}
                data-value={item.id}
                onClick={() => choose(item)}
              >
                <span className="kit-menu-label">{item.label}</span>
                {item.hint && <span className="kit-menu-hint">{item.hint}</span>}
              </Item>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
