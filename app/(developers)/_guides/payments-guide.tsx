import { CodeBlock } from "@/components/developers/code-block";
import { Mono, Part, Table } from "@/components/developers/guide-text";
import { shownPrice } from "@/lib/payments/prices";
import { readSample } from "./read-sample";

export function PaymentsGuide() {
  return (
    <>
      <p className="mt-8 max-w-[70ch] text-pretty">
        A pitch deck costs {shownPrice("deck")}, A/B variants {shownPrice("variants")} and a custom domain{" "}
        {shownPrice("domain")} of the network's token, each once for a brand; whoever has no credits left buys
        one for {shownPrice("credit")}. There is no checkout: the API answers 402 by the{" "}
        <a href="https://datatracker.ietf.org/doc/draft-ryan-httpauth-payment/" className="text-link">
          Payment HTTP authentication scheme
        </a>
        , and a client of{" "}
        <a href="https://www.npmjs.com/package/mppx" className="text-link">
          mppx
        </a>{" "}
        with our method pays by itself. In the browser the account's pages do the same with your wallet.
      </p>
      <Part title="Let a client pay">
        <p>
          Install <Mono>mppx</Mono> and <Mono>viem</Mono>, put the two files below beside your program, and
          ask as you always do. Never keep a wallet's key in the source.
        </p>
      </Part>
      <CodeBlock label="pay.ts" code={readSample("pay.ts").replace("@/lib/payments/", "./")} />
      <CodeBlock label="native-charge.ts" code={readSample("../../lib/payments/native-charge.ts")} />
      <CodeBlock
        label="native-charge-client.ts"
        code={readSample("../../lib/payments/native-charge-client.ts")}
      />
      <Part title="What happens">
        <ol className="list-decimal space-y-2 ps-6">
          <li>
            The request is refused with 402. <Mono>WWW-Authenticate: Payment</Mono> carries a challenge of the
            method <Mono>native</Mono> and the intent <Mono>charge</Mono>: amount in wei, recipient, chain id,
            and how many blocks are waited for. It is for this account, method, path and body, and holds for
            15 minutes.
          </li>
          <li>
            The wallet sends the amount to the recipient, with the 32 bytes of the challenge's id as the
            transfer's data.
          </li>
          <li>
            It signs a proof (EIP-712): the challenge's id and the transaction's hash, by the address that
            sent it.
          </li>
          <li>
            The same request goes out again with the credential in <Mono>Payment-Authorization</Mono>;{" "}
            <Mono>Authorization: Bearer</Mono> stays as it is. The answer carries <Mono>Payment-Receipt</Mono>
            .
          </li>
        </ol>
        <p>
          401 comes before 402, and so do 400, 404 and 409: nothing is paid for a request that would have been
          refused anyway. The proof is a plain signature of an account with a key; smart accounts cannot pay
          by this method yet.
        </p>
      </Part>
      <Part title="Why a payment is not taken">
        <p>
          <Mono>error.details.reason</Mono> says it. With 402 there is a challenge to try again; the one that
          was paid keeps being good where it belongs.
        </p>
        <Table
          caption="Values of error.details.reason"
          head={["Reason", "What to do"]}
          rows={[
            [
              <Mono key="p">pending</Mono>,
              "409: the network is still at it. Send the same request after Retry-After",
            ],
            [<Mono key="c">confirming</Mono>, "409: in a block, and not deep enough. The same"],
            [<Mono key="u">underpaid</Mono>, "What you paid is kept; the new challenge asks for the rest"],
            [<Mono key="r">other-request</Mono>, "The challenge was for another method or path"],
            [<Mono key="b">other-body</Mono>, "Send the body that was refused, byte for byte"],
            [<Mono key="a">other-account</Mono>, "The challenge was for another account"],
            [<Mono key="y">other-payer</Mono>, "The proof is not signed by who sent the transfer"],
            [<Mono key="d">other-data</Mono>, "The transfer does not carry this challenge's id"],
            [<Mono key="t">other-recipient</Mono>, "The transfer went to somebody else"],
            [<Mono key="h">other-chain</Mono>, "The transfer, or the challenge, is of another network"],
            [<Mono key="f">failed-transaction</Mono>, "The transfer was undone, and nothing was paid"],
            [<Mono key="n">nothing-paid</Mono>, "The transfer is of nothing"],
            [<Mono key="k">unknown-transaction</Mono>, "The network has no such transaction"],
            [<Mono key="e">unknown-challenge</Mono>, "The challenge is not ours, or was changed"],
            [<Mono key="m">malformed</Mono>, "The field cannot be read"],
            [<Mono key="s">bad-signature</Mono>, "The signature cannot be read"],
            [<Mono key="w">already-used</Mono>, "The credit that it bought has been used"],
          ]}
        />
      </Part>
      <Part title="Nothing is lost, nothing is taken twice">
        <p>
          A transfer is counted once. What is too much, too late or too little is a balance of your account,
          which the next purchase takes first; a balance is spent by requests that change something, never by
          a <Mono>GET</Mono>. When an answer got lost, send the same request with the same{" "}
          <Mono>Payment-Authorization</Mono>: it is not charged again, and where it used a credit the first
          answer is given again. When even the proof got lost, Settings, Payments finds a transfer by its
          hash.
        </p>
        <p>
          What was bought stays bought for the brand, whatever becomes of its design. If the network takes a
          block back after that, the amount is owed and asked for with the next purchase, until the transfer
          is there again.
        </p>
      </Part>
    </>
  );
}
