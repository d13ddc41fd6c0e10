import { z } from "zod";
import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { isId } from "@/lib/ids";
import { refundPayment, refundSchema } from "@/lib/payments/refund-payment";

export const dynamic = "force-dynamic";

/** Records a refund that an administrator has sent. */
export const POST = endpoint({
  authenticate: admin,
  params: z.object({ paymentId: z.string().max(36).refine(isId) }),
  body: refundSchema,
  output: z.object({ value: z.string() }),
  status: 201,
  handle: ({ params, body }) => refundPayment(params.paymentId, body),
});
