import { Select } from "../components/select";

const options = [
  { value: "at", label: "Austria", group: "Europe" },
  { value: "be", label: "Belgium", group: "Europe", disabled: true },
  { value: "ch", label: "Switzerland", group: "Europe" },
  { value: "in", label: "India", group: "Asia" },
  { value: "jp", label: "Japan", group: "Asia" },
] as const;
const sizesOptions = [
  { value: "week", label: "Each week" },
  { value: "month", label: "Each month" },
] as const;
const statesOptions = [
  { value: "question", label: "A question" },
  { value: "praise", label: "Praise" },
] as const;
const statesOptions2 = [{ value: "en", label: "English" }] as const;
const statesOptions3 = [] as const;

/** In groups, one of them not to be had */
export function Options() {
  return (
    <Select
      label="Country"
      placeholder="Choose a country"
      autoComplete="country"
      hint="Where you pay taxes."
      options={options}
    />
  );
}

/** Sizes */
export function Sizes() {
  return (
    <>
      <Select label="Small" size="small" options={sizesOptions} defaultValue="month" />
      <Select label="Medium" size="medium" options={sizesOptions} defaultValue="month" />
      <Select label="Large" size="large" options={sizesOptions} defaultValue="month" />
    </>
  );
}

/** Invalid, disabled, loading */
export function States() {
  return (
    <>
      <Select
        label="Topic"
        required
        placeholder="Choose a topic"
        error="Choose what it is about."
        options={statesOptions}
      />
      <Select label="Language" optionalLabel="optional" disabled options={statesOptions2} />
      <Select label="Branch" loading placeholder="Looking for branches" options={statesOptions3} />
    </>
  );
}
