import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { useCommands } from "../behaviours/command";
import { useControllable } from "./use-controllable";

interface Toggled<Shown> {
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly onOpenChange: ((open: boolean) => void) | undefined;
  /** Brings it to life; tells after each opening and closing. */
  readonly enhance: (element: Shown, onToggle: (isOpen: boolean) => void) => () => void;
  /** Opens or closes it. */
  readonly show: (element: Shown, isOpen: boolean) => void;
}

/** What opens and closes, by the user and by the caller: a dialog or a popover. @returns its ref */
export function useToggled<Shown extends HTMLElement>({
  open,
  defaultOpen,
  onOpenChange,
  enhance,
  show,
}: Toggled<Shown>): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [toggles, noteToggle] = useReducer((count: number) => count + 1, 0);
  const toggled = useRef((_isOpen: boolean) => {});
  useEffect(() => {
    toggled.current = (next) => {
      if (next !== isOpen) setOpen(next);
      noteToggle();
    };
  });
  useEffect(useCommands, []);
  useEffect(
    () => (element.current ? enhance(element.current, (next) => toggled.current(next)) : undefined),
    [enhance],
  );

  // After each opening and closing too: a caller that keeps `open` although the user closed it gets it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toggles` says when to look again
  useEffect(() => {
    if (element.current) show(element.current, isOpen);
  }, [isOpen, toggles, show]);

  // What leaves the page while it is open would take the focus with it.
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown) show(shown, false);
    };
  }, [show]);
  return element;
}
