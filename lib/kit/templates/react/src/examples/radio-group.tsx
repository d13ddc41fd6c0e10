import { RadioGroup } from "../components/radio-group";

const options = [
  { value: "small", label: "Small" },
  { value: "medium", label: "Medium" },
  { value: "large", label: "Large" },
] as const;
const cardsOptions = [
  { value: "alone", label: "Alone", hint: "Everything stays on this device." },
  { value: "team", label: "With a team", hint: "Others see what you share with them." },
  { value: "guests", label: "With guests", hint: "Not in this country yet.", disabled: true },
] as const;
const statesOptions = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

/** A question */
export function Plain() {
  return <RadioGroup label="Size" options={options} defaultValue="medium" hint="You can change it later." />;
}

/** Cards, one of them not to be had */
export function Cards() {
  return (
    <RadioGroup
      label="How will you work?"
      variant="card"
      orientation="horizontal"
      defaultValue="alone"
      options={cardsOptions}
    />
  );
}

/** Side by side, invalid, disabled */
export function States() {
  return (
    <>
      <RadioGroup
        label="Have we met before?"
        orientation="horizontal"
        required
        error="Choose yes or no."
        options={statesOptions}
      />
      <RadioGroup
        label="Another size"
        optionalLabel="optional"
        orientation="horizontal"
        options={options}
        defaultValue="medium"
      />
      <RadioGroup
        label="Size, decided already"
        orientation="horizontal"
        disabled
        options={options}
        defaultValue="large"
      />
    </>
  );
}
