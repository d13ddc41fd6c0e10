import { Checkbox } from "../components/checkbox";

/** Several of a list */
export function List() {
  return (
    <fieldset className="kit-choices">
      <legend className="kit-label">How may we reach you?</legend>
      <Checkbox defaultChecked name="way" value="mail">
        By e-mail
      </Checkbox>
      <Checkbox name="way" value="phone" hint="On working days, before five.">
        By phone
      </Checkbox>
      <Checkbox name="way" value="post">
        By post
      </Checkbox>
    </fieldset>
  );
}

/** On, mixed, disabled, invalid */
export function States() {
  return (
    <>
      <Checkbox defaultChecked>Send me a copy</Checkbox>
      <Checkbox indeterminate>All topics</Checkbox>
      <Checkbox disabled defaultChecked>
        Stays on
      </Checkbox>
      <Checkbox required error="Read the rules and tick the box." hint="They fit on one page.">
        I have read the rules
      </Checkbox>
    </>
  );
}
