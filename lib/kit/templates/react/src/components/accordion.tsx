import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { headAfterKey } from "../behaviours/accordion";
import { useControllable } from "./use-controllable";

export interface AccordionItem {
  /** Unique in the accordion; what `value` and `onValueChange` speak of. */
  id: string;
  /** The question. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Open at first, unless `value` or `defaultValue` says otherwise. */
  open?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** The questions in order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
  /** Ids of the open items, when you control them. */
  value?: readonly string[];
  /** Ids of the items that are open first. */
  defaultValue?: readonly string[];
  /** The user, or the browser's search in the page, opens or closes an item. */
  onValueChange?: (ids: readonly string[]) => void;
}

/** Questions that open to their answers: native details, so that the browser's search finds what is closed. */
export function Accordion({
  items,
  exclusive = false,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const openFirst = defaultValue ?? items.filter((item) => item.open).map((item) => item.id);
  const [open, setOpen] = useControllable(value, openFirst, onValueChange);

  const set = (item: string, isOpen: boolean) => {
    if (open.includes(item) === isOpen) return;
    const others = exclusive && isOpen ? [] : open.filter((one) => one !== item);
    setOpen(isOpen ? [...others, item] : others);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!root.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const heads = [...root.current.querySelectorAll<HTMLElement>(":scope > details > summary")];
    const index = heads.indexOf(event.target as HTMLElement);
    const next = index < 0 ? null : headAfterKey(event.key, index, heads.length);
    if (next === null) return;
    event.preventDefault();
    heads[next]?.focus();
  };

  return (
    <div
      {...rest}
      ref={root}
      className={className ? `kit-accordion ${className}` : "kit-accordion"}
      onKeyDown={onKeyDown}
    >
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
            onClick={(event) => {
              event.preventDefault();
              set(item.id, !open.includes(item.id));
            }}
          >
            {item.title}
          </summary>
          <div className="kit-accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
