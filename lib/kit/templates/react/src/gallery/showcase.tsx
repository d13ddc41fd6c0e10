import { useState } from "react";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { Input } from "../components/input";
import { Progress } from "../components/progress";
import { useToast } from "../components/toast";

/** Some components as they meet in a product. */
export function Showcase() {
  const { toast } = useToast();
  const [email, setEmail] = useState("");
  return (
    <div className="gallery-showcase">
      <Card
        className="gallery-showcase-main"
        media
        eyebrow="Guide"
        title="How we work"
        headingLevel={2}
        footer={
          <>
            <Badge variant="accent">New</Badge>
            <Badge variant="success" dot>
              Open now
            </Badge>
          </>
        }
      >
        <p>What happens first, what comes next, and whom you can ask.</p>
      </Card>
      <Card variant="outline" className="gallery-showcase-form">
        <form
          className="gallery-form"
          onSubmit={(event) => {
            event.preventDefault();
            toast({
              title: "Your message is on its way",
              text: `The answer comes to ${email}.`,
              variant: "success",
            });
            setEmail("");
          }}
        >
          <Input
            label="E-mail"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" block>
            Contact me
          </Button>
        </form>
      </Card>
      <Card
        variant="brand"
        className="gallery-showcase-steps"
        eyebrow="Steps"
        title="3 of 5"
        headingLevel={2}
      >
        <p>Two are left.</p>
      </Card>
      <Card variant="surface" className="gallery-showcase-progress">
        <Progress label="Uploading files" value={5} max={8} valueText="5 of 8" />
      </Card>
    </div>
  );
}
