import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";
import { readSample } from "./read-sample";

export function ProofGuide() {
  return (
    <>
      <Part title="Three questions">
        <Table
          caption="What can be asked of a package, and what answers it"
          head={["Question", "Answered by"]}
          rows={[
            [
              "Is it whole in itself?",
              <>
                <Mono>manifest.json</Mono> in the package: path, size and SHA-256 of every other file, and the
                Merkle root over them
              </>,
            ],
            [
              "Did this service make it, and as which version of which brand?",
              "A signed statement about the root and the ZIP’s SHA-256, served beside the package",
            ],
            [
              "Can nobody change that any more?",
              "The brand’s certificate, which holds the same root on a chain",
            ],
          ]}
        />
        <p>
          The page{" "}
          <a className="text-link" href="/verify">
            Verify
          </a>{" "}
          answers all three in the browser, without an upload. In a terminal:
        </p>
      </Part>
      <CodeBlock
        label="Terminal"
        code={`npm run brand -- --verify package.zip --server "$MARQUE_URL"
npm run brand -- --verify package.zip --statement package.statement.json --keys marque-keys.json
npm run brand -- --verify logo.svg --manifest manifest.json`}
      />
      <Part title="The Merkle root">
        <p>
          The tree is OpenZeppelin’s <Mono>StandardMerkleTree</Mono> over leaves{" "}
          <Mono>[string path, bytes32 sha256]</Mono>, so that contracts can check a proof with{" "}
          <Mono>MerkleProof</Mono>. A file’s proof is made on the page Verify; it is a JSON object with{" "}
          <Mono>path</Mono>, <Mono>sha256</Mono>, <Mono>merkleRoot</Mono> and <Mono>proof</Mono>.
        </p>
      </Part>
      <Part title="The signed statement">
        <p>
          <a className="text-link" href="/developers/reference/getBrandStatement">
            <Mono>GET /v1/brands/:id/statement</Mono>
          </a>{" "}
          answers a DSSE envelope. Its payload is an in-toto Statement v1: the subject is the ZIP with its
          SHA-256, the predicate <Mono>urn:marque:brand-version:v1</Mono> tells brand id, version, name,
          Merkle root, engine version and date. It is signed with Ed25519 by a key of{" "}
          <Mono>/.well-known/marque-keys.json</Mono>, a JSON Web Key Set whose <Mono>kid</Mono> is the key’s
          thumbprint (RFC 7638). The same version and key always give the same bytes.
        </p>
        <p>
          Keys are rotated now and then. An earlier key stays in the set, so that what it signed stays good; a
          key that is gone from it was withdrawn, and the statement can be fetched anew.
        </p>
      </Part>
      <CodeBlock
        label="Fetch both once, and keep them beside the ZIP"
        code={`curl -o package.statement.json "$MARQUE_URL/v1/brands/$BRAND_ID/statement" \\
  -H "Authorization: Bearer $MARQUE_API_KEY"
curl -O "$MARQUE_URL/.well-known/marque-keys.json"`}
      />
      <Part title="By the root alone">
        <p>
          <Mono>GET /api/proof/&lt;merkleRoot&gt;</Mono> needs no key and answers the statements of every
          version whose package has this root, and 404 when there is none. Whoever has the root has the
          package. Brands that their owner keeps private are named to the owner alone.
        </p>
      </Part>
      <Part title="With none of our code">
        <p>
          This program needs Python and nothing else. It reads the ZIP more strictly than most, because a
          package that unpacks to other files elsewhere would prove nothing, and takes the root that is to be
          expected from the chain or from the statement.
        </p>
      </Part>
      <CodeBlock label="verify.py" code={readSample("../verify.py")} />
    </>
  );
}
