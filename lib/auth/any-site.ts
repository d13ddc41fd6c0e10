import type { Authenticate } from "@/lib/http/caller";

/** Everybody, also a page of another site: nothing is done in anybody's name, and no cookie is read. */
export const anySite: Authenticate<null> = async () => ({
  principal: null,
  subjects: [],
  requestsPerHour: null,
  idempotencyScopes: [],
});
anySite.isOpen = true;
