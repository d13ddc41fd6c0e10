import { writeFile } from "node:fs/promises";
import { makeIdentity } from "./identity/make-identity";

// The application's own identity, from its brief. Run after a change of the brief or of the engine; a test compares.
for (const { path, bytes } of await makeIdentity()) {
  await writeFile(path, bytes);
  console.log(path);
}
