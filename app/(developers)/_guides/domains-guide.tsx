import { Mono, Part } from "@/components/developers/guide-text";

export function DomainsGuide() {
  return (
    <>
      <Part title="A label or a domain">
        <p>
          <Mono>POST /v2/brands/&#123;id&#125;/domains</Mono> with <Mono>{`{"name": "klok"}`}</Mono> gives the
          brand a host below ours, live at once. A label that was given is never given to another account, so
          that old links lead to nobody else; a brand gets three of them, ever.
        </p>
        <p>
          With <Mono>{`{"name": "docs.klok.example"}`}</Mono> it is a domain of yours. The answer holds its
          records: a TXT record in <Mono>proof</Mono>, which is your account’s alone and has to stay, and in{" "}
          <Mono>addressRecords</Mono> a CNAME, or addresses for the top of a domain, where no CNAME may stand.
          Names of other letters may be given as they are written; wildcards may not.
        </p>
      </Part>
      <Part title="Its state">
        <p>
          <Mono>waiting-for-proof</Mono>, <Mono>waiting-for-address</Mono>, <Mono>live</Mono>,{" "}
          <Mono>broken</Mono> or <Mono>removed</Mono>, with a <Mono>reason</Mono> in plain words. DNS is asked
          every few minutes at first and daily for good;{" "}
          <Mono>POST …/domains/&#123;domainId&#125;/check</Mono> asks now. A live host outlives a missing TXT
          record for a day and silent name servers for three; one that leads elsewhere is broken at once. What
          does not work for thirty days is removed.
        </p>
        <p>
          Two accounts may ask for one domain: who has it keeps it as long as its TXT record is there, and
          loses it to the other’s without. The domain of a deleted brand is kept for its account for thirty
          days; afterwards it is whose record proves it.
        </p>
      </Part>
      <Part title="What is there">
        <p>
          The showcase of the brand’s visible version, with its documentation, tokens and registry, by https;
          http is sent on. Nothing of the application is there, no interface and no cookie. A private brand is
          shown to nobody at these hosts.
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          The feature is bought once for a brand. Until then adding a host is refused with{" "}
          <Mono>402 PAYMENT_REQUIRED</Mono>, which carries the challenge to pay.
        </p>
      </Part>
    </>
  );
}
