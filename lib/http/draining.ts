const KEY = Symbol.for("marque.draining");
const shared = globalThis as { [KEY]?: boolean };

/** Called when the process begins to shut down: from now on it refuses new work and reports itself unhealthy. */
export function startDraining(): void {
  shared[KEY] = true;
}

export const isDraining = (): boolean => shared[KEY] === true;
