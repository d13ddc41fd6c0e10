import { Button } from "../components/button";
import { Modal } from "../components/modal";

/** A question */
export function Question() {
  return (
    <>
      <Button variant="danger" commandfor="modal-delete" command="show-modal">
        Delete entry
      </Button>
      <Modal
        id="modal-delete"
        size="small"
        title="Delete this entry?"
        description="It disappears from every list. This cannot be undone."
        actions={
          <>
            <Button variant="quiet" commandfor="modal-delete" command="close">
              Keep it
            </Button>
            <Button variant="danger" commandfor="modal-delete" command="close">
              Yes, delete it
            </Button>
          </>
        }
      />
    </>
  );
}

/** More to read */
export function Text() {
  return (
    <>
      <Button variant="secondary" commandfor="modal-help" command="show-modal">
        How it works
      </Button>
      <Modal id="modal-help" title="How it works">
        <p>Write what you need. A person reads it and answers you.</p>
      </Modal>
    </>
  );
}

/** Longer content, which stays until it is closed */
export function Notice() {
  return (
    <>
      <Button variant="secondary" commandfor="modal-terms" command="show-modal">
        Read the terms
      </Button>
      <Modal id="modal-terms" size="large" title="Terms" closeOnBackdrop={false}>
        <p>You can end the agreement at any time, in one step, without giving a reason.</p>
        <p>What you have written stays yours, and you can take it with you.</p>
      </Modal>
    </>
  );
}
