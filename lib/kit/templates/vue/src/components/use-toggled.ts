import { onBeforeUnmount, onMounted, type Ref, ref, watch } from "vue";
import { useCommands } from "../behaviours/command";

interface Toggled<Shown> {
  readonly element: Readonly<Ref<Shown | null>>;
  readonly open: Ref<boolean>;
  /** Brings it to life; tells after each opening and closing. */
  readonly enhance: (element: Shown, onToggle: (isOpen: boolean) => void) => () => void;
  /** Opens or closes it. */
  readonly show: (element: Shown, isOpen: boolean) => void;
}

/** What opens and closes, by the user and by the caller: a dialog or a popover. */
export function useToggled<Shown extends HTMLElement>({
  element,
  open,
  enhance,
  show,
}: Toggled<Shown>): void {
  /** Counts what the user opens and closes: a caller that keeps `open` all the same gets it back. */
  const toggles = ref(0);
  let ends: readonly (() => void)[] = [];
  onMounted(() => {
    if (!element.value) return;
    const forget = enhance(element.value, (isOpen) => {
      open.value = isOpen;
      toggles.value += 1;
    });
    ends = [useCommands(), forget];
  });
  watch(
    [element, open, toggles],
    ([shown, isOpen]) => {
      if (shown) show(shown, isOpen);
    },
    { flush: "post" },
  );
  onBeforeUnmount(() => {
    for (const end of ends) end();
    if (element.value) show(element.value, false);
  });
}
