import { html, type Markup } from "../html";
import type { ShownCertificate } from "../shown-certificate.schema";
import type { Landing } from "./landing-part";

/** The certificate on the public network: which it is, what it says of the files, and where both can be checked. */
export function certificateSection(
  { words }: Landing,
  { tokenId, network, isTest, root, isOfTheseFiles, href, checkHref }: ShownCertificate,
): Markup {
  return html`<p class="lead">${words.certificateLead}</p>
<div class="certificate">
<p class="certificate-name"><bdi>№ ${tokenId}</bdi> · <bdi>${network}</bdi>${isTest && html` <span class="certificate-test">${words.certificateTest}</span>`}</p>
${!isOfTheseFiles && html`<p>${words.certificateEarlier}</p>`}
${root && html`<p class="certificate-root"><span>${words.certificateRoot}</span><code dir="ltr">${root}</code></p>`}
<p class="actions"><a class="action" href="${href}">${words.certificateSee}</a><a class="action" href="${checkHref}">${words.certificateCheck}</a></p>
</div>`;
}
