import { Mppx } from "mppx/client";
import { createPublicClient, createWalletClient, type Hex, http, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";

const { MARQUE_API_KEY, WALLET_KEY, RPC_URL } = process.env;
const account = privateKeyToAccount(WALLET_KEY as Hex);
const mppx = Mppx.create({
  methods: [
    nativeChargeClient({
      wallet: createWalletClient({ account, transport: http(RPC_URL) }),
      network: createPublicClient({ transport: http(RPC_URL) }),
      // Whatever a server asks for: more is never paid.
      maxAmount: parseEther("0.05"),
    }),
  ],
});

// From now on fetch pays what it is asked to, and sends the request again.
const response = await mppx.fetch(`http://localhost:3000/v2/brands/${process.argv[2]}/deck`, {
  method: "POST",
  headers: { Authorization: `Bearer ${MARQUE_API_KEY}`, "Content-Type": "application/json" },
  body: "{}",
});
console.log(response.status, await response.json());
