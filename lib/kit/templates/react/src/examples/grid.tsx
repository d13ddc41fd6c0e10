import { Card } from "../components/card";
import { Grid } from "../components/grid";

/** At most three columns */
export function Columns() {
  return (
    <Grid columns={3} gap="small" fit="narrow">
      <Card variant="outline" title="One" />
      <Card variant="outline" title="Two" />
      <Card variant="outline" title="Three" />
      <Card variant="outline" title="Four" />
      <Card variant="outline" title="Five" />
    </Grid>
  );
}

/** As many as fit */
export function Fit() {
  return (
    <Grid gap="large">
      <Card variant="outline" title="First" />
      <Card variant="outline" title="Second" />
      <Card variant="outline" title="Third" />
    </Grid>
  );
}

/** Two wide ones, and no gap */
export function Wide() {
  return (
    <>
      <Grid columns={2} fit="wide">
        <Card variant="outline" title="Before" />
        <Card variant="outline" title="After" />
      </Grid>
      <Grid columns={4} gap="none" fit="narrow">
        <Card variant="outline" title="A" />
        <Card variant="outline" title="B" />
        <Card variant="outline" title="C" />
        <Card variant="outline" title="D" />
      </Grid>
    </>
  );
}
