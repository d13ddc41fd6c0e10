import { Pagination } from "../components/pagination";

/** Many pages */
export function Buttons() {
  return <Pagination count={12} defaultPage={4} />;
}

/** As links */
export function Links() {
  return <Pagination count={5} page={2} href="#page-{page}" label="Results" />;
}

/** At the first page */
export function Short() {
  return <Pagination count={3} defaultPage={1} label="Few" />;
}

/** While pages load */
export function Disabled() {
  return <Pagination count={4} defaultPage={2} disabled />;
}
