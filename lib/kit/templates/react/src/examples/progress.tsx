import { Progress } from "../components/progress";

/** With a value */
export function Values() {
  return (
    <>
      <Progress label="Uploading files" value={5} max={8} valueText="5 of 8" />
      <Progress label="Profile" variant="success" value={100} valueText="Complete" />
      <Progress label="Sending invitations" variant="danger" value={30} valueText="Stopped at 30 %" />
      <Progress label="Reading" size="small" value={42} />
    </>
  );
}

/** Without a known end */
export function Indeterminate() {
  return (
    <>
      <Progress label="Searching" />
      <Progress label="Loading the list" hideLabel size="small" />
    </>
  );
}
