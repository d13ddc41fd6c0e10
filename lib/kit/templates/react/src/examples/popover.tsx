import { Button } from "../components/button";
import { Popover } from "../components/popover";

/** Details */
export function Details() {
  return (
    <>
      <Button variant="secondary" popoverTarget="popover-details">
        Details
      </Button>
      <Popover id="popover-details" title="About this entry">
        <p>Changed three times since it was written.</p>
        <p>
          <a href="#popover">Read more</a>
        </p>
      </Popover>
      <Button variant="quiet">Next</Button>
    </>
  );
}

/** Above, and beside */
export function Places() {
  return (
    <>
      <Button variant="quiet" popoverTarget="popover-above">
        Above
      </Button>
      <Popover id="popover-above" title="Above" placement="top">
        <p>Below where there is no room above.</p>
      </Popover>
      <Button variant="quiet" popoverTarget="popover-beside">
        Beside
      </Button>
      <Popover id="popover-beside" title="Beside" placement="end">
        <p>On the other side where there is no room.</p>
      </Popover>
    </>
  );
}
