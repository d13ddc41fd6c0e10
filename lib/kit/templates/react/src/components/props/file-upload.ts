// Made from the component's description: change that, not this file.

import type { UploadFile } from "../../behaviours/file-upload";

export interface FileUploadOwnProps {
  /** The field's name; always there. */
  label: string;
  /** In the place where files are dropped. Default "Choose a file or drop it here". */
  promptLabel?: string;
  /** What is accepted, in words. */
  hint?: string;
  /** What is missing; marks the field as invalid. */
  error?: string;
  /** Beside the label of a field that may stay empty, e.g. “optional”. */
  optionalLabel?: string;
  /** Types and endings as in HTML: “image/*,.pdf”. */
  accept?: string;
  /** Of one file, in bytes. */
  maxSize?: number;
  /** Whether it may be several. Default false. */
  multiple?: boolean;
  /** Name of a file's button, before its name. Default "Remove". */
  removeLabel?: string;
  /** Why a file of another type is refused. Default "This type of file is not accepted.". */
  typeMessage?: string;
  /** Why a file that is too large is refused; “{size}” becomes the largest size. Default "Larger than {size}.". */
  sizeMessage?: string;
  /** As in HTML. Default false. */
  required?: boolean;
  /** As in HTML. Default false. */
  disabled?: boolean;
  /** The value, when you hold it. */
  files?: readonly UploadFile[];
  /** The value at first, when it holds its own. */
  defaultFiles?: readonly UploadFile[];
  /** Files were added or removed. Those with an error are refused; the field holds the others. */
  onFilesChange?: (files: readonly UploadFile[]) => void;
}
