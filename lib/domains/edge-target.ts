import { env } from "@/lib/env";
import { designName } from "./design-host";

/** The name that customers' domains lead to by a CNAME record. */
export const edgeName = (): string => (env().EDGE_HOST ?? designName()).toLowerCase();
