import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";

export function CertificatesGuide() {
  return (
    <>
      <p className="mt-8 max-w-[70ch] text-pretty">
        A certificate is an ERC-721 token. It holds the Merkle root over the files of a brand's package, so
        that anybody can check a file against the chain without asking us. A brand has at most one, and the
        service pays the network's fee.
      </p>
      <Part title="Ask for it">
        <p>
          Give <Mono>walletAddress</Mono> when you ask for the brand: the certificate is minted as soon as the
          package is there. Or ask later, for any complete brand:
        </p>
      </Part>
      <CodeBlock
        label="Mint, then look"
        code={`const asked = await fetch(\`\${url}/v1/brands/\${id}/nft/mint\`, {
  method: "POST",
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify({ walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }),
});
// 202: it is on its way. The webhook event nft.minted tells when it is final.
const { data } = await (await fetch(\`\${url}/v1/brands/\${id}/nft\`, { headers })).json();
console.log(data.status, data.tokenId, data.nftUrl);`}
      />
      <Part title="How far it is">
        <Table
          caption="Values of status"
          head={["Status", "Meaning"]}
          rows={[
            [
              <Mono key="u">unclaimed</Mono>,
              "The brand is complete, and nobody has asked for its certificate",
            ],
            [<Mono key="q">queued</Mono>, "Asked for"],
            [
              <Mono key="s">submitted</Mono>,
              "Signed, written down and sent to the network; problem says what holds it up",
            ],
            [<Mono key="m">mined</Mono>, "In a block: tokenId and transactionHash are there"],
            [
              <Mono key="c">confirmed</Mono>,
              "As many blocks deep as the network asks for; nft.minted is sent",
            ],
            [
              <Mono key="f">failed</Mono>,
              "Nothing was minted; error says why, and it can be asked for again",
            ],
            [<Mono key="o">offered</Mono>, "A voucher is out, with which the wallet itself can mint"],
          ]}
        />
        <p>
          Now and then a network takes a block back. Then a certificate is <Mono>submitted</Mono> again, and
          the same transaction is sent once more.
        </p>
      </Part>
      <Part title="Once, whatever happens">
        <p>
          Asking again for the same wallet changes nothing and answers what there is; for another wallet it is
          409. When a later version of the brand is complete, asking again certifies that one with the same
          token: the token stays where it is, its root and metadata are the new version's.
        </p>
      </Part>
      <Part title="Limits">
        <p>
          Ten mints an hour for an account, and ten for a wallet. The service has a budget for a day as well:
          429 says when to come back. Where certificates are switched off, minting is 503, and{" "}
          <Mono>notice</Mono> of <Mono>GET /v1/brands/{"{id}"}/nft</Mono> says why.
        </p>
      </Part>
    </>
  );
}
