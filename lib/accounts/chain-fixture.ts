import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeDeployData, erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from "viem";
import { recoverAddress } from "viem/utils";

interface Call {
  id: number;
  method: string;
  params: [{ data: `0x${string}` }];
}

/**
 * A node of a chain, for tests: it speaks JSON-RPC and knows contract wallets by their owners. It answers `eth_call` of
 * ERC-6492's validator as the chain would: with what the wallet says of its owner's signature.
 */
export async function startChain({
  chainId,
  owners,
}: {
  chainId: number;
  /** The owner's address by the wallet's, both in lower case. */
  owners: ReadonlyMap<string, string>;
}): Promise<{ url: string; server: Server; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const { id, method, params }: Call = JSON.parse(Buffer.concat(await request.toArray()).toString());
    calls.push(method);
    const answer = method === "eth_chainId" ? hex(chainId) : await callOf(params[0].data);
    const result = answer ? { result: answer } : { error: { code: 3, message: "execution reverted" } };
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ jsonrpc: "2.0", id, ...result }));
  });
  const callOf = async (data: `0x${string}`) => {
    const { args } = decodeDeployData({
      abi: erc6492SignatureValidatorAbi,
      bytecode: erc6492SignatureValidatorByteCode,
      data,
    });
    const [wallet, hash, signature] = args;
    const owner = owners.get(wallet.toLowerCase());
    if (!owner) return null;
    const signer = await recoverAddress({ hash, signature }).catch(() => "");
    return hex(signer.toLowerCase() === owner ? 1 : 0, 64);
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, calls };
}

const hex = (value: number, digits = 1) => `0x${value.toString(16).padStart(digits, "0")}`;
