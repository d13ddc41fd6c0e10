import type { ExecutionOptions } from "@/inngest/engine/start-execution";
import { generateCommand } from "./brand/generate-command";
import { HELP, parseArguments } from "./brand/parse-arguments";
import { stepDisplay } from "./brand/step-display";
import { EXIT, processTerminal } from "./brand/terminal";
import { verifyCommand } from "./brand/verify-command";

/** Loaded when it is needed, after the log level is set: the pipeline's client reads the settings as it loads. */
const execute = async (options: ExecutionOptions) =>
  (await import("@/inngest/engine/start-execution")).startExecution(options);

/** `npm run brand`: a brand from the terminal, by the same pipeline as the web server's. See `--help`. */
async function main(): Promise<number> {
  const terminal = processTerminal();
  const command = parseArguments(process.argv.slice(2));
  switch (command.kind) {
    case "help":
      process.stdout.write(HELP);
      return EXIT.done;
    case "usage":
      terminal.fail(
        "USAGE",
        command.json ? command.message : `${command.message}\n\nSee npm run brand -- --help`,
        command.json,
      );
      return EXIT.usage;
    case "verify":
      return verifyCommand(command, terminal);
    case "generate": {
      // The steps are shown here; log lines would be drawn over them.
      process.env.LOG_LEVEL ??= "error";
      const { stderr } = process;
      const isTTY = Boolean(stderr.isTTY) && process.env.TERM !== "dumb";
      const target = {
        write: (text: string) => stderr.write(text),
        isTTY,
        get columns() {
          return stderr.columns;
        },
      };
      const display = stepDisplay(target, { color: isTTY && !process.env.NO_COLOR });
      const { signal, exitCode } = interruption(() => display.close());
      const code = await generateCommand({ ...command, execute, terminal, display, signal });
      return exitCode() ?? code;
    }
  }
}

/** The first Ctrl-C lets everything end in order, the second one ends the process at once. */
function interruption(leaveScreen: () => void) {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const stop = (code: number) => () => {
    leaveScreen();
    if (exitCode !== undefined) process.exit(code);
    exitCode = code;
    process.stderr.write("Stopping …\n");
    controller.abort(new Error("interrupted"));
  };
  process.on("SIGINT", stop(EXIT.interrupted));
  process.on("SIGTERM", stop(143));
  return { signal: controller.signal, exitCode: () => exitCode };
}

const code = await main();
// Output to a pipe may still be on its way, and a worker thread must not keep the process.
await new Promise<void>((resolve) => process.stdout.write("", () => resolve()));
process.exit(code);
