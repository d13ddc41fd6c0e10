import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part } from "@/components/developers/guide-text";

export function AuthenticationGuide() {
  return (
    <>
      <Part title="The header">
        <p>
          Send the key in <Mono>Authorization</Mono>. A request with a body also needs{" "}
          <Mono>Content-Type: application/json</Mono>.
        </p>
      </Part>
      <CodeBlock
        label="Request"
        code={'curl "$MARQUE_URL/v1/brands" \\\n  -H "Authorization: Bearer $MARQUE_API_KEY"'}
      />
      <Part title="What a key looks like">
        <p>
          <Mono>mq_live_</Mono> in production and <Mono>mq_test_</Mono> elsewhere, then 36 letters and digits,
          the last six of which are a checksum: a scanner for leaked secrets can tell a real key from a random
          text. We keep a hash of it, so that nobody can show it again.
        </p>
      </Part>
      <Part title="Keep it narrow">
        <ul className="list-disc space-y-2 ps-5">
          <li>Give each program a key of its own, named after it; the list says when each was last used.</li>
          <li>
            Tie it to networks, such as <Mono>203.0.113.0/24</Mono>. From anywhere else it is refused with{" "}
            <Mono>403</Mono>; where the address cannot be determined, too.
          </li>
          <li>Give it an end. An expired key is refused with 401 like an unknown one.</li>
          <li>
            Rotate it: the new one works at once, the old one for as long as you say, 24 hours if you say
            nothing. Revoking ends it with the next request.
          </li>
          <li>Never put it into a page, an app or version control. Servers alone can keep a secret.</li>
        </ul>
      </Part>
      <Part title="When it is refused">
        <p>
          <Mono>401 UNAUTHORIZED</Mono>: missing, unknown, expired or revoked. <Mono>403 FORBIDDEN</Mono>: not
          from this address, or not for the beta. Whatever belongs to another account is{" "}
          <Mono>404 NOT_FOUND</Mono>, in the same words as what does not exist. Refused keys are counted by
          network, so that nobody can guess for long.
        </p>
      </Part>
    </>
  );
}
