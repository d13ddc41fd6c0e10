type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
} & { readonly [own: `kit-${string}`]: (event: CustomEvent) => void };

/** Listens to several events of one target. @returns a function that takes the listeners off again */
export function listen(
  target: EventTarget,
  listeners: Listeners,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [type, listener] of all) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, options);
  };
}

/** @returns one function that ends all of them */
export const together =
  (...ends: readonly (() => void)[]): (() => void) =>
  () => {
    for (const end of ends) end();
  };
