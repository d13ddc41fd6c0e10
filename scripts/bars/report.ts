/** Prints a bar's result line and sets the exit code. */
export function report(passed: boolean, name: string, figure: string): void {
  console.log(`${passed ? "PASS" : "FAIL"} ${name}: ${figure}`);
  if (!passed) process.exitCode = 1;
}
