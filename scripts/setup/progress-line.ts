const TERMINAL_PAUSE_MS = 250;
const LOG_PAUSE_MS = 10_000;

/**
 * Tells on standard error that something long goes on: one line that is written over in a terminal, a line every ten
 * seconds in a log. `end(text)` leaves that text and the time behind.
 */
export function progressLine(text: (seconds: number) => string): { end(result?: string): void } {
  const { stderr } = process;
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const show = () => stderr.write(stderr.isTTY ? `\r\u001b[2K${text(seconds())}` : `${text(seconds())}\n`);
  show();
  const timer = setInterval(show, stderr.isTTY ? TERMINAL_PAUSE_MS : LOG_PAUSE_MS);
  return {
    end: (result) => {
      clearInterval(timer);
      if (stderr.isTTY) stderr.write("\r\u001b[2K");
      if (result) stderr.write(`${result} in ${seconds()} s\n`);
    },
  };
}
