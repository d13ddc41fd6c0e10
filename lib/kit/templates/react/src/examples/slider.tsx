import { Slider } from "../components/slider";

const defaultValue = [40] as const;
const twoDefaultValue = [4, 12] as const;
const statesDefaultValue = [70] as const;
const statesDefaultValue2 = [12] as const;

/** One thumb */
export function One() {
  return <Slider label="Loudness" step={5} unit="%" defaultValue={defaultValue} hint="Of new messages." />;
}

/** A range between two */
export function Two() {
  return <Slider label="Length" min={1} max={24} unit="hours" defaultValue={twoDefaultValue} name="length" />;
}

/** Disabled, invalid */
export function States() {
  return (
    <>
      <Slider label="Brightness" disabled defaultValue={statesDefaultValue} />
      <Slider
        label="People"
        max={12}
        defaultValue={statesDefaultValue2}
        error="There is room for ten. Choose ten or fewer."
      />
    </>
  );
}
