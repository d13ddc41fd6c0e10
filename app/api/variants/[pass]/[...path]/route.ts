import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { findPassedSet, openVariantFile } from "@/lib/experiments/open-variant-file";
import { setOfPass } from "@/lib/experiments/variant-view";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";

export const dynamic = "force-dynamic";

const VariantFileParams = z.object({
  /** `<set id>~<pass>`: documents without origin send no cookie with what they load. */
  pass: z.string().max(160),
  path: z.array(z.string().max(255)).max(16),
});

/** A file of a set of variants, for whoever holds its address; the address runs out within half a day. */
export const GET = endpoint({
  authenticate: anyone,
  params: VariantFileParams,
  handle: async ({ request, params: { pass, path } }) => {
    const set = await findPassedSet(await setOfPass(pass));
    return fileResponse(request, await openVariantFile(set, path.join("/")));
  },
});

export const HEAD = GET;
