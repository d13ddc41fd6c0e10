/** A task that took all the memory of its thread, or all its time; thrown where the same input would take them again. */
export class RenderStuck extends Error {
  readonly over: "memory" | "time";

  constructor(task: string, over: RenderStuck["over"], part: string | null, cause: unknown) {
    super(`The task ${task} ran out of ${over}${part ? ` while it drew ${part}` : ""}`, { cause });
    this.name = "RenderStuck";
    this.over = over;
  }
}
