import { useRef, useState } from "react";
import { Button } from "../components/button";
import { Input } from "../components/input";
import { Modal } from "../components/modal";
import { useToast } from "../components/toast";
import { Section, Specimen } from "./section";

/** Modal and toast. */
export function OverlaySections() {
  const { toast } = useToast();
  const [inviting, setInviting] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  return (
    <>
      <Section
        id="modal"
        title="Modal"
        summary="A question or a short task that has to be finished first. A native dialog."
      >
        <Specimen label="A question keeps its own state">
          <Modal
            title="Delete this entry?"
            description="It disappears from every list. This cannot be undone."
            size="small"
            trigger={(open) => (
              <Button variant="danger" onClick={open}>
                Delete entry…
              </Button>
            )}
            actions={(close) => (
              <>
                <Button variant="quiet" onClick={close}>
                  Keep it
                </Button>
                <Button variant="danger" onClick={close}>
                  Delete entry
                </Button>
              </>
            )}
          />
        </Specimen>
        <Specimen label="A short form, controlled by the page">
          <Button variant="secondary" onClick={() => setInviting(true)}>
            Invite a colleague
          </Button>
          <Modal
            title="Invite a colleague"
            open={inviting}
            onOpenChange={setInviting}
            initialFocus={email}
            actions={
              <>
                <Button variant="quiet" onClick={() => setInviting(false)}>
                  Cancel
                </Button>
                <Button type="submit" form="invite">
                  Send invitation
                </Button>
              </>
            }
          >
            <form
              id="invite"
              onSubmit={(event) => {
                event.preventDefault();
                setInviting(false);
                toast({
                  title: "Invitation sent",
                  text: "The link is good for seven days.",
                  variant: "success",
                });
              }}
            >
              <Input
                ref={email}
                label="Colleague’s e-mail"
                type="email"
                required
                hint="They get a link that is good for seven days."
              />
            </form>
          </Modal>
        </Specimen>
      </Section>
      <Section
        id="toast"
        title="Toast"
        summary="Says that something has happened, without stopping anyone. Waits while it is read."
      >
        <Specimen label="Try them">
          <Button
            variant="quiet"
            onClick={() =>
              toast({ title: "Message sent", text: "You get a copy by e-mail.", variant: "success" })
            }
          >
            Success
          </Button>
          <Button
            variant="quiet"
            onClick={() =>
              toast({
                title: "Moved to the archive",
                action: { label: "Undo", onPress: () => toast({ title: "Back in the list" }) },
              })
            }
          >
            With undo
          </Button>
          <Button
            variant="quiet"
            onClick={() =>
              toast({
                title: "You are offline",
                text: "Changes are kept here and sent later.",
                variant: "warning",
              })
            }
          >
            Warning
          </Button>
          <Button
            variant="quiet"
            onClick={() =>
              toast({
                title: "The message was not sent",
                text: "Check the connection and try again.",
                variant: "danger",
              })
            }
          >
            Failure
          </Button>
        </Specimen>
      </Section>
    </>
  );
}
