import type { Metadata } from "next";
import { Mono, Part, Table, Title } from "@/components/developers/guide-text";
import { Checker } from "@/components/verify/checker";

export const metadata: Metadata = {
  title: "Verify a package",
  description:
    "Check in the browser whether a brand package or one of its files is what was delivered, and which brand and version it is.",
};

/** Made at build time: the check is the browser's own. */
export default function VerifyPage() {
  return (
    <div className="sheet-width pt-8">
      <Title lead="Drop a package, or single files of one, and see which brand and version it is, or what was changed. The check runs in this browser and no file leaves it; the server is asked by the Merkle root alone, a number of 66 characters. Once this page is loaded the check needs no network.">
        Is it what was delivered?
      </Title>
      <section aria-label="Check" className="mt-10 max-w-4xl">
        <noscript>
          <p className="mb-6 border-l-4 border-accent bg-accent-wash px-4 py-3">
            The check is done by a script in your browser, and scripts are off. In a terminal{" "}
            <Mono>npm run brand -- --verify package.zip</Mono> says the same.
          </p>
        </noscript>
        <Checker />
      </section>
      <Part title="What is proven by what">
        <Table
          caption="Three answers and what each of them rests on"
          head={["Answer", "Rests on", "Does not say"]}
          rows={[
            [
              "Whole in itself",
              "The manifest in the package: size and SHA-256 of every file, and the Merkle root over them.",
              "Who made it. Somebody who changes a file can make a manifest that fits.",
            ],
            [
              "Signed by this server",
              <>
                A statement about the package’s SHA-256 and Merkle root, signed with a key that this server
                publishes at{" "}
                <a href="/.well-known/marque-keys.json" className="text-link">
                  marque-keys.json
                </a>
                . The board of a brand has it beside the download.
              </>,
              "More than this server knows: who trusts it, trusts the statement.",
            ],
            [
              "On a chain",
              "The same Merkle root in the brand’s certificate, where nobody can change it, this server neither.",
              "Anything about brands that have no certificate.",
            ],
          ]}
        />
      </Part>
      <Part title="Without this page">
        <p>
          <Mono>npm run brand -- --verify package.zip</Mono> says the same in a terminal. An independent
          program of a hundred lines, in Python and without any of our code, is in the guide{" "}
          <a href="/developers/guides/proof" className="text-link">
            Proof
          </a>
          .
        </p>
      </Part>
    </div>
  );
}
