import { Accordion } from "../components/accordion";

const items = [
  { id: "answer", title: "When do I get an answer?" },
  { id: "change", title: "Can I change what I sent?" },
  { id: "readers", title: "Who reads what I write?" },
] as const;
const exclusiveItems = [
  { id: "account", title: "Account" },
  { id: "messages", title: "Messages", disabled: false },
  { id: "export", title: "Export", disabled: true },
] as const;
const defaultValue = ["account"] as const;

/** Questions */
export function Questions() {
  return (
    <Accordion
      headingLevel={2}
      items={items}
      contents={{
        answer: (
          <>
            <p>
              {"Within one working day. Is it urgent? "}
              <a href="#accordion">Write to us</a>
            </p>
          </>
        ),
        change: (
          <>
            <p>Yes. Answer the message that confirmed it, and say what is different.</p>
          </>
        ),
        readers: (
          <>
            <p>Only the people who answer you.</p>
          </>
        ),
      }}
    />
  );
}

/** One at a time, one of them not to be had */
export function Exclusive() {
  return (
    <Accordion
      exclusive
      items={exclusiveItems}
      defaultValue={defaultValue}
      contents={{
        account: (
          <>
            <p>Your name, your picture and how you sign in.</p>
          </>
        ),
        messages: (
          <>
            <p>When we may write to you.</p>
          </>
        ),
        export: (
          <>
            <p>Nothing to take with you yet.</p>
          </>
        ),
      }}
    />
  );
}
