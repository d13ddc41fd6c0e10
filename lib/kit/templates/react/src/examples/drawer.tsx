import { Button } from "../components/button";
import { Drawer } from "../components/drawer";

/** At the end, with actions */
export function End() {
  return (
    <>
      <Button variant="secondary" commandfor="drawer-filters" command="show-modal">
        Show filters
      </Button>
      <Drawer
        id="drawer-filters"
        title="Filters"
        description="The list shows what matches all of them."
        actions={
          <>
            <Button variant="quiet" commandfor="drawer-filters" command="close">
              Reset
            </Button>
            <Button commandfor="drawer-filters" command="close">
              Apply
            </Button>
          </>
        }
      >
        <p>Nothing is filtered yet.</p>
      </Drawer>
    </>
  );
}

/** At the start */
export function Start() {
  return (
    <>
      <Button variant="quiet" commandfor="drawer-menu" command="show-modal">
        Menu
      </Button>
      <Drawer id="drawer-menu" edge="start" title="Menu">
        <p>
          <a href="#drawer">Overview</a>
        </p>
        <p>
          <a href="#drawer">Contact</a>
        </p>
      </Drawer>
    </>
  );
}

/** At the bottom */
export function Bottom() {
  return (
    <>
      <Button variant="quiet" commandfor="drawer-share" command="show-modal">
        Share
      </Button>
      <Drawer id="drawer-share" edge="bottom" title="Share this page">
        <p>Everyone with the address can read it.</p>
      </Drawer>
    </>
  );
}
