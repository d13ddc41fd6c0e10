import { z } from "zod";

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The person's first address at GitHub that GitHub has verified; null when it says none in time. */
export async function verifiedGithubEmail(accessToken: string | undefined): Promise<string | null> {
  if (!accessToken) return null;
  try {
    const response = await fetch("https://api.github.com/user/emails", {
      headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/vnd.github+json" },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return null;
    const emails = emailsSchema.parse(await response.json()).filter(({ verified }) => verified);
    return (emails.find(({ primary }) => primary) ?? emails[0])?.email ?? null;
  } catch {
    return null;
  }
}
