import { Button } from "../components/button";
import { useToast } from "../components/toast";

/** Messages */
export function Messages() {
  const { toast } = useToast();
  return (
    <>
      <Button
        onClick={() =>
          toast({ title: "Message sent", text: "You get a copy by e-mail.", variant: "success" })
        }
      >
        Send
      </Button>
      <Button variant="quiet" onClick={() => toast({ title: "Moved to the archive" })}>
        Archive
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
        Go offline
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
        Fail
      </Button>
    </>
  );
}
