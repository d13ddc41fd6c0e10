import { Switch } from "../components/switch";

/** A list of settings */
export function Settings() {
  return (
    <>
      <Switch end defaultChecked hint="When somebody answers you.">
        Replies
      </Switch>
      <Switch end hint="On Mondays, by e-mail.">
        Weekly summary
      </Switch>
    </>
  );
}

/** Small, disabled, invalid */
export function States() {
  return (
    <>
      <Switch size="small" defaultChecked>
        Small
      </Switch>
      <Switch disabled defaultChecked>
        Decided by an administrator
      </Switch>
      <Switch error="The device does not answer. Try again later.">Sync</Switch>
    </>
  );
}
