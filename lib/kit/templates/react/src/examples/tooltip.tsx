import { Button } from "../components/button";
import { Tooltip } from "../components/tooltip";

/** On an icon */
export function Icon() {
  return (
    <>
      <Tooltip text="Language, messages and more">
        <Button
          variant="quiet"
          aria-label="Settings"
          icon={
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-4.5v2m0 11v2M2.5 10h2m11 0h2M4.7 4.7l1.4 1.4m7.8 7.8 1.4 1.4m0-10.6-1.4 1.4m-7.8 7.8-1.4 1.4" />
            </svg>
          }
        />
      </Tooltip>
      <Button>Save</Button>
    </>
  );
}

/** Below, and beside */
export function Places() {
  return (
    <>
      <Tooltip text="Above where there is no room below, and never outside of the window" placement="bottom">
        <Button variant="secondary">Below</Button>
      </Tooltip>
      <Tooltip text="At the end" placement="end">
        <Button variant="secondary">Beside</Button>
      </Tooltip>
    </>
  );
}
