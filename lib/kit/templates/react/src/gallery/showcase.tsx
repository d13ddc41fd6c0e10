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
        eyebrow="This week"
        title="A first week that works"
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
        <p>Five small habits, one for each morning, and what to do when one slips.</p>
      </Card>
      <Card variant="outline" className="gallery-showcase-form">
        <form
          className="gallery-form"
          onSubmit={(event) => {
            event.preventDefault();
            toast({ title: "You are on the list", text: `We write to ${email}.`, variant: "success" });
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
            Keep me posted
          </Button>
        </form>
      </Card>
      <Card
        variant="brand"
        className="gallery-showcase-goal"
        eyebrow="Goal"
        title="38 of 50"
        headingLevel={2}
      >
        <p>Six more than the week before.</p>
      </Card>
      <Card variant="surface" className="gallery-showcase-progress">
        <Progress label="Uploading photos" value={5} max={8} valueText="5 of 8" />
      </Card>
    </div>
  );
}
