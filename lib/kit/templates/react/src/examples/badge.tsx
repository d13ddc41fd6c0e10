import { Badge } from "../components/badge";

/** Variants */
export function Variants() {
  return (
    <>
      <Badge variant="brand">New</Badge>
      <Badge variant="neutral">Page 2</Badge>
      <Badge variant="accent">Important</Badge>
      <Badge variant="success">Done</Badge>
      <Badge variant="warning">Due soon</Badge>
      <Badge variant="danger">Overdue</Badge>
      <Badge variant="info">Draft</Badge>
    </>
  );
}

/** Live states, icons, sizes */
export function Dots() {
  return (
    <>
      <Badge variant="success" dot>
        Open now
      </Badge>
      <Badge variant="neutral" dot>
        Closed
      </Badge>
      <Badge variant="danger" dot>
        Not reachable
      </Badge>
      <Badge
        variant="success"
        icon={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 10.5 4 4 8-9" />
          </svg>
        }
      >
        Checked
      </Badge>
      <Badge variant="info" size="small">
        12
      </Badge>
      <Badge variant="neutral" size="small">
        Version 2
      </Badge>
    </>
  );
}

/** A word that is too long */
export function Long() {
  return (
    <Badge variant="warning" dot>
      Waiting for an answer from the department that looks after addresses, deliveries and returns
    </Badge>
  );
}
