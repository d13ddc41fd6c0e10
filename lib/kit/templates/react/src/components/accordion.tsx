import { type ComponentProps, useEffect, useId, useRef } from "react";
import { enhanceAccordion } from "../behaviours/accordion";
import type { AccordionOwnProps } from "./props/accordion";
import { useControllable } from "./use-controllable";

export interface AccordionProps
  extends AccordionOwnProps,
    Omit<ComponentProps<"div">, keyof AccordionOwnProps | "children"> {}

const NONE: readonly string[] = [];

/** Questions that open to their answers: native details, so that the browser's search finds what is closed. */
export function Accordion({
  items,
  contents,
  exclusive = false,
  headingLevel,
  value,
  defaultValue = NONE,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllable(value, defaultValue, onValueChange);
  useEffect(() => (root.current ? enhanceAccordion(root.current) : undefined), []);

  const set = (item: string, isOpen: boolean) => {
    if (open.includes(item) === isOpen) return;
    const others = exclusive && isOpen ? [] : open.filter((one) => one !== item);
    setOpen(isOpen ? [...others, item] : others);
  };
  const Title = headingLevel ? (`h${headingLevel}` as const) : "span";

  return (
    <div {...rest} ref={root} className={className ? `kit-accordion ${className}` : "kit-accordion"}>
      {items.map((item) => (
        <details
          key={item.id}
          className="kit-accordion-item"
          name={exclusive ? id : undefined}
          open={open.includes(item.id)}
          onToggle={(event) => set(item.id, event.currentTarget.open)}
        >
          <summary
            className="kit-accordion-head"
            aria-disabled={item.disabled || undefined}
            tabIndex={item.disabled ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!item.disabled) set(item.id, !open.includes(item.id));
            }}
          >
            <Title className="kit-accordion-title">{item.title}</Title>
          </summary>
          <div className="kit-accordion-body">{contents[item.id]}</div>
        </details>
      ))}
    </div>
  );
}
