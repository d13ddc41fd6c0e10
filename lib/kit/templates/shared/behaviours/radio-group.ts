export interface RadioOption {
  /** Unique in its group; what the value speaks of. */
  readonly value: string;
  readonly label: string;
  /** What this answer means, below its label. */
  readonly hint?: string;
  /** Cannot be chosen. */
  readonly disabled?: boolean;
}
