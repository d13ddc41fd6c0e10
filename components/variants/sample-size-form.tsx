import { useState } from "react";
import { AccountField, fieldProps } from "@/components/account/account-field";
import { ARMS } from "@/lib/variants/axes";
import { sampleSize } from "@/lib/variants/statistics/sample-size";

/** How many visitors it takes, calculated from the test itself while one types. */
export function SampleSizeForm() {
  const [rate, setRate] = useState("4");
  const [lift, setLift] = useState("30");
  const [daily, setDaily] = useState("2000");
  const rateError = isWithin(rate, 0.01, 95) ? undefined : "must be a number from 0.01 to 95";
  const liftError = isWithin(lift, 1, 500) ? undefined : "must be a number from 1 to 500";
  const dailyError = isWithin(daily, 1, 1e9) ? undefined : "must be a number of at least 1";
  const size =
    rateError || liftError
      ? null
      : sampleSize({ rate: Number(rate) / 100, lift: Number(lift) / 100, arms: ARMS.length });
  const number = (id: string, value: string, onChange: (text: string) => void, error?: string) => (
    <input
      {...fieldProps(id, error)}
      className="control"
      inputMode="decimal"
      value={value}
      maxLength={12}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <>
      <div className="grid max-w-[46rem] gap-4 sm:grid-cols-3">
        <AccountField id="size-rate" label="Rate of the control, in %" error={rateError}>
          {number("size-rate", rate, setRate, rateError)}
        </AccountField>
        <AccountField id="size-lift" label="Lift to find, in %" error={liftError}>
          {number("size-lift", lift, setLift, liftError)}
        </AccountField>
        <AccountField id="size-daily" label="Visitors a day" error={dailyError}>
          {number("size-daily", daily, setDaily, dailyError)}
        </AccountField>
      </div>
      <p role="status" className="mt-5 text-lg">
        {size ? (
          <>
            <strong>{size.visitors.toLocaleString("en")} visitors</strong>,{" "}
            {size.visitorsPerArm.toLocaleString("en")} for each design
            {!dailyError && `: about ${days(size.visitors / Number(daily))}`}.
          </>
        ) : (
          !rateError && !liftError && "No rate can rise that far."
        )}
      </p>
      <p className="field-hint mt-1">A larger difference shows sooner; a smaller one needs more.</p>
    </>
  );
}

const isWithin = (text: string, least: number, most: number) =>
  text.trim() !== "" && Number(text) >= least && Number(text) <= most;

function days(count: number): string {
  const whole = Math.max(1, Math.ceil(count));
  return whole === 1 ? "a day" : `${whole.toLocaleString("en")} days`;
}
