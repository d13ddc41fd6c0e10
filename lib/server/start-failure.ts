/** One sentence for the person at the terminal when the server cannot start. */
export function startFailure(error: unknown): string {
  const { code, syscall, port, address, message } = failureOf(error);
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${Number(port) + 1} npm start`;
    case "EACCES":
      return port
        ? `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`
        : `Not allowed: ${message}`;
    case "EADDRNOTAVAIL":
      return `This machine has no address ${address}. Set HOST to one it has, or to 0.0.0.0 for all.`;
    case "ENOSPC":
      return "The disk is full: Marque could not start. Make room and start again.";
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "ETIMEDOUT":
      return noDatabase(message);
    case "28P01":
    case "3D000":
      return `The database refused the connection: ${message}. Check DATABASE_URL.`;
    case "ENOENT":
      // A database's socket that is not there; of other files the code says nothing.
      return syscall === "connect" ? noDatabase(message) : otherwise(message);
    default:
      return otherwise(message);
  }
}

function otherwise(message: string): string {
  return `Marque could not start: ${message}`;
}

function noDatabase(message: string): string {
  return `The database cannot be reached (${message}). Check DATABASE_URL, or unset it to use the embedded one.`;
}

interface Failure {
  code?: string;
  syscall?: string;
  port?: number;
  address?: string;
  message: string;
}

/** Node reports a host that was tried under several addresses as one AggregateError. */
function failureOf(error: unknown): Failure {
  if (error instanceof AggregateError && error.errors.length > 0) return failureOf(error.errors[0]);
  if (error instanceof Error) return { ...(error as Partial<Failure>), message: error.message };
  return { message: String(error) };
}
