import { Combobox } from "../components/combobox";

const options = [
  { value: "athens", label: "Athens", hint: "Greece" },
  { value: "berlin", label: "Berlin", hint: "Germany" },
  { value: "bern", label: "Bern", hint: "Switzerland" },
  { value: "lisbon", label: "Lisbon", hint: "Portugal" },
  { value: "oslo", label: "Oslo", hint: "Norway", disabled: true },
  { value: "zurich", label: "Zürich", hint: "Switzerland" },
] as const;
const statesOptions = [] as const;

/** A list to search */
export function Cities() {
  return (
    <Combobox
      label="City"
      options={options}
      placeholder="Type a city"
      name="city"
      hint="The nearest one will do."
    />
  );
}

/** Chosen, invalid, loading, disabled */
export function States() {
  return (
    <>
      <Combobox label="Chosen city" options={options} defaultValue="lisbon" />
      <Combobox label="Second city" options={options} required error="Choose a city of the list." />
      <Combobox label="Street" options={statesOptions} loading optionalLabel="optional" />
      <Combobox label="House" options={statesOptions} disabled />
    </>
  );
}
