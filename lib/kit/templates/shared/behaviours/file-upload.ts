import { closest, create, find, findAll, readData, tell } from "./dom";
import { listen, together } from "./listen";

export interface UploadFile {
  /** Unique in the list; what the caller's progress speaks of. */
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Absent for what was there before. */
  readonly file?: File;
  /** From 0 to 1 while it is on its way; the caller's to give. */
  readonly progress?: number;
  /** Why it was refused, or what went wrong on the way. */
  readonly error?: string;
}

export interface UploadRules {
  readonly accept?: string | undefined;
  readonly maxSize?: number | undefined;
  readonly multiple?: boolean | undefined;
  readonly typeMessage: string;
  /** "{size}" becomes the largest size. */
  readonly sizeMessage: string;
}

/** "1.2 MB" */
export function sizeText(bytes: number): string {
  const step = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const unit = ["B", "kB", "MB", "GB"][step];
  return `${Number((bytes / 1000 ** step).toFixed(step > 1 ? 1 : 0))} ${unit}`;
}

/** Why a file cannot be taken, in words; undefined when it can. */
export function refusalOf({ name, type, size }: File, rules: UploadRules): string | undefined {
  const { accept, maxSize = Number.POSITIVE_INFINITY } = rules;
  const kinds = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim());
  const fits = (kind: string) =>
    kind.startsWith(".")
      ? name.toLowerCase().endsWith(kind)
      : new RegExp(`^${kind.replace("*", ".*")}$`).test(type);
  if (accept && !kinds.some(fits)) return rules.typeMessage;
  return size > maxSize ? rules.sizeMessage.replace("{size}", sizeText(maxSize)) : undefined;
}

/** The list after files were chosen or dropped. The same file again changes nothing; without `multiple` a new one replaces the old. */
export function withChosen(
  held: readonly UploadFile[],
  chosen: Iterable<File>,
  rules: UploadRules,
): readonly UploadFile[] {
  const taken = [...chosen].map((file): UploadFile => {
    const { name, size, lastModified } = file;
    const error = refusalOf(file, rules);
    return { id: `${name}-${size}-${lastModified}`, name, size, file, ...(error ? { error } : {}) };
  });
  if (!rules.multiple) return taken.length > 0 ? taken.slice(-1) : held;
  return [...held, ...taken.filter(({ id }) => held.every((one) => one.id !== id))];
}

/** What a status says of files that came: name and size, or why it was refused. */
export const newsOf = (before: readonly UploadFile[], after: readonly UploadFile[]) =>
  after
    .filter(({ id }) => before.every((one) => one.id !== id))
    .map(({ name, size, error }) => `${name}: ${error ?? sizeText(size)}`)
    .join(" ");

export const stateOf = ({ progress, error }: UploadFile) =>
  error ? "failed" : progress === undefined ? "ready" : progress < 1 ? "busy" : "done";

/** Makes the native field hold what the list holds, so that a form sends it. */
export function fillInput(input: HTMLInputElement, files: readonly UploadFile[]): void {
  const data = new DataTransfer();
  for (const { file, error } of files) if (file && !error) data.items.add(file);
  input.files = data.files;
}

/** After a file was taken from the list: the focus goes to the next one's button, else to the field. */
export function focusAfterRemoval(root: HTMLElement, index: number): void {
  const buttons = findAll(root, ".kit-upload-remove");
  (buttons[index] ?? buttons.at(-1) ?? find(root, "input"))?.focus();
}

/** Marks the field while files are held over it; the native field takes them. @returns a function that ends it */
export function followDrag(root: HTMLElement): () => void {
  const mark = (event: DragEvent) => root.toggleAttribute("data-dragging", event.type === "dragenter");
  return listen(find(root, "input")!, { dragenter: mark, dragleave: mark, drop: mark });
}

/**
 * Brings a field for files to life that is in the page. The caller tells how far a file is by an event "kit-progress" with
 * { id, progress, error } on the root; the native field's "change" says that the list changed.
 */
export function enhanceFileUpload(root: HTMLElement): () => void {
  const {
    removeLabel,
    files: first,
    ...rules
  } = readData(root, "kitUpload") as UploadRules & {
    removeLabel: string;
    files: UploadFile[];
  };
  const input = find<HTMLInputElement>(root, "input")!;
  const list = find(root, "ul")!;
  let files: readonly UploadFile[] = first;
  const set = (next: readonly UploadFile[]) => {
    find(root, "[role=status]")!.textContent = newsOf(files, next);
    files = next;
    list.hidden = files.length === 0;
    list.replaceChildren(...files.map((file) => item(file, removeLabel)));
    fillInput(input, files);
  };
  let isRemoving = false;
  return together(
    followDrag(root),
    listen(root, {
      "kit-progress": ({ detail }: CustomEvent<Partial<UploadFile>>) =>
        set(files.map((file) => (file.id === detail.id ? { ...file, ...detail } : file))),
      change: () => {
        if (!isRemoving) set(withChosen(files, input.files ?? [], rules));
      },
      click: (event) => {
        const button = closest(event, ".kit-upload-remove");
        const index = [...list.children].indexOf(button?.closest("li") as HTMLElement);
        if (index < 0) return;
        set(files.filter((_, at) => at !== index));
        focusAfterRemoval(root, index);
        isRemoving = true;
        tell(input, "change");
        isRemoving = false;
      },
    }),
  );
}

function item(file: UploadFile, removeLabel: string): HTMLElement {
  const { name, size, progress, error } = file;
  const remove = create("button", "kit-upload-remove");
  remove.ariaLabel = `${removeLabel}: ${name}`;
  const node = create(
    "li",
    "kit-upload-item",
    create("span", "kit-upload-name", name),
    create("span", "kit-upload-size", sizeText(size)),
    remove,
  );
  node.dataset.state = stateOf(file);
  if (node.dataset.state === "busy") {
    const bar = create("progress", "kit-upload-progress");
    bar.value = progress ?? 0;
    bar.ariaLabel = name;
    node.append(bar);
  }
  if (error) node.append(create("p", "kit-error", error));
  return node;
}
