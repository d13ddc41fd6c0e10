import { z } from "zod";

/** The files of an artifact, as its row lists them. */
export const storedFilesSchema = z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() }));
export type StoredFile = z.infer<typeof storedFilesSchema>[number];
