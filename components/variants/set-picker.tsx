import { Moment } from "@/components/ui/moment";
import { AXIS_TITLES } from "@/lib/variants/axes";
import type { VariantSetSummary } from "@/lib/variants/variant-set.schema";

interface SetPickerProps {
  sets: readonly VariantSetSummary[];
  shownId: string | undefined;
  onPick: (id: string) => void;
}

/** Which of the sets is shown below. */
export function SetPicker({ sets, shownId, onPick }: SetPickerProps) {
  return (
    <fieldset className="mt-10">
      <legend className="field-label mb-1.5">Shown below</legend>
      <div className="grid gap-3 md:grid-cols-3">
        {sets.map(({ id, axes, version, createdAt, endedAt }) => (
          <label key={id} className="choice flex gap-3 p-4">
            <input
              type="radio"
              name="variant-set"
              checked={id === shownId}
              onChange={() => onPick(id)}
              className="choice-input mt-1.5"
            />
            <span>
              <span className="font-semibold">{axes.map((axis) => AXIS_TITLES[axis]).join(", ")}</span>
              <span className="field-hint block">
                Version {version}, <Moment iso={createdAt} />
                {endedAt && ", ended"}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
