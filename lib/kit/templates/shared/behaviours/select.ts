export interface SelectOption {
  /** Unique in its list; what the value speaks of. */
  readonly value: string;
  readonly label: string;
  /** Heading under which it stands together with its neighbours of the same group. */
  readonly group?: string;
  /** Cannot be chosen. */
  readonly disabled?: boolean;
}

/** Neighbours of one group together, in order; those of none have "" as their group. */
export function optionGroups(options: readonly SelectOption[]): { group: string; options: SelectOption[] }[] {
  const groups: { group: string; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === (option.group ?? "")) last.options.push(option);
    else groups.push({ group: option.group ?? "", options: [option] });
  }
  return groups;
}
