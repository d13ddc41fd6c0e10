import { hash } from "@node-rs/argon2";

/** argon2id (the package's default) with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
export const ARGON_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The PHC string of a password that `passwordSchema` accepted. Off the main thread, about 20 ms. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON_COST);
}
