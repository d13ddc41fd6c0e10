import { closeDb } from "@/lib/db/client";
import { acquireDatabase } from "@/lib/db/embedded-postgres";
import { applyMigrations } from "@/lib/db/migrate";
import { isAppError } from "@/lib/errors";
import { ADMIN_HELP, parseAdminArguments } from "./admin/parse-admin-arguments";
import { runAdminAction } from "./admin/run-admin-action";
import { EXIT, processTerminal } from "./brand/terminal";

/** `npm run admin`: accounts, keys, tiers and credits from the terminal, in the database of the server. See `--help`. */
async function main(): Promise<number> {
  const terminal = processTerminal();
  const command = parseAdminArguments(process.argv.slice(2));
  if (command.kind === "help") {
    terminal.print(ADMIN_HELP.trimEnd());
    return EXIT.done;
  }
  if (command.kind === "usage") {
    const more = command.json ? "" : "\n\nSee npm run admin -- --help";
    terminal.fail("USAGE", `${command.message}${more}`, command.json);
    return EXIT.usage;
  }
  process.env.LOG_LEVEL ??= "error";
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    const database = await acquireDatabase();
    cleanUp.push(() => database.release());
    await applyMigrations(database.url);
    cleanUp.push(closeDb);
    const { data, lines } = await runAdminAction(command.action);
    if (command.json) terminal.print(JSON.stringify(data));
    else for (const line of lines) terminal.print(line);
    return EXIT.done;
  } catch (error) {
    const [code, message] = isAppError(error)
      ? [error.code, error.message]
      : ["INTERNAL_ERROR", error instanceof Error ? error.message : String(error)];
    terminal.fail(code, message, command.json);
    return EXIT.failed;
  } finally {
    for (const step of cleanUp.reverse()) await step().catch(() => undefined);
  }
}

process.exitCode = await main();
