import { writeGenerated } from "./contract/write-generated";

const COMMANDS: Record<string, () => Promise<void> | void> = { build };

/** `node scripts/run.mjs contract build`: compiles the contract; writes its ABI and bytecode to lib/chain/generated. */
function build(): void {
  const changed = writeGenerated();
  console.log(changed.length > 0 ? `Wrote ${changed.join(", ")}.` : "The generated files are current.");
}

const name = process.argv[2] ?? "";
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) throw new Error(`contract takes one of: ${Object.keys(COMMANDS).join(", ")}`);
await command();
