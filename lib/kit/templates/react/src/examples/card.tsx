import { Button } from "../components/button";
import { Card } from "../components/card";
import { Grid } from "../components/grid";

/** Cards that are links */
export function Links() {
  return (
    <Grid>
      <Card eyebrow="Guide" title="How we work" href="#how" pattern>
        <p>What happens first, what comes next, and whom you can ask.</p>
      </Card>
      <Card variant="outline" eyebrow="Background" title="Who we are" href="#who" pattern>
        <p>The people behind the name, and what they look after.</p>
      </Card>
    </Grid>
  );
}

/** One among many */
export function Emphasis() {
  return (
    <Grid>
      <Card
        variant="soft"
        eyebrow="Write"
        title="By e-mail"
        footer={
          <>
            <Button variant="secondary" href="#write">
              Write to us
            </Button>
          </>
        }
      >
        <p>Write at any time. A person answers you.</p>
      </Card>
      <Card
        variant="brand"
        eyebrow="Speak"
        title="By telephone"
        footer={
          <>
            <Button variant="quiet" href="#speak">
              See the number
            </Button>
          </>
        }
      >
        <p>Speak with a person who knows the answer.</p>
      </Card>
    </Grid>
  );
}

/** Picture before the text, and text alone */
export function Horizontal() {
  return (
    <>
      <Card orientation="horizontal" eyebrow="Report" title="What changed this year" pattern>
        <p>Figures, and what they mean for the people who work with us.</p>
      </Card>
      <Card variant="surface">
        <p>A card may hold nothing but a sentence.</p>
      </Card>
    </>
  );
}
