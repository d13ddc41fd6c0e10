import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { refreshEnv } from "@/lib/env";
import { keptMail, mailFolder, sendMail } from "./send-mail";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "marque-mail-"));
process.env.DATA_DIR = DATA_DIR;
refreshEnv();

let server: Server | undefined;
afterEach(() => {
  server?.close();
  for (const name of ["SMTP_URL", "MAIL_FROM"]) delete process.env[name];
  refreshEnv();
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const MAIL = {
  to: "ada@example.com",
  subject: "Hello",
  text: "Follow http://localhost:3000/x?token=1\n\nBye.",
};

it("keeps mail in a folder that nobody else can read, without a mail server", async () => {
  await sendMail(MAIL);
  const [name = ""] = readdirSync(mailFolder());
  const file = path.join(mailFolder(), name);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(
    /^From: Marque <no-reply@localhost>\nTo: ada@example.com\nSubject: Hello\nDate: \d{4}-/,
  );
  expect(text).toContain(MAIL.text);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(keptMail()).toBe(path.join(DATA_DIR, "mail"));
});

it("hands mail to the server of SMTP_URL, and tries again when that is busy", async () => {
  const { port, letters } = await smtpServer({ busyTimes: 1 });
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.MAIL_FROM = "Marque <hello@marque.example>";
  refreshEnv();
  await sendMail(MAIL);
  expect(keptMail()).toBeNull();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^From: Marque <hello@marque\.example>/m);
  expect(letters[0]).toMatch(/^Subject: Hello/m);
  expect(letters[0]).toContain("http://localhost:3000/x?token=");
});

/** As much of SMTP as taking a letter needs; says "busy" so many times first. */
async function smtpServer({
  busyTimes,
}: {
  busyTimes: number;
}): Promise<{ port: number; letters: string[] }> {
  const letters: string[] = [];
  let busy = busyTimes;
  server = createServer((socket) => {
    let letter: string | null = null;
    socket.setEncoding("utf8").write("220 here\r\n");
    socket.on("data", (chunk) => {
      if (letter !== null) {
        letter += chunk;
        if (!letter.endsWith("\r\n.\r\n")) return;
        letters.push(letter);
        letter = null;
        socket.write("250 taken\r\n");
        return;
      }
      const command = String(chunk).slice(0, 4).toUpperCase();
      if (command === "DATA") letter = "";
      if (command === "MAIL" && busy > 0) {
        busy -= 1;
        socket.write("451 busy\r\n");
        return;
      }
      socket.write(
        command === "DATA" ? "354 go on\r\n" : command === "QUIT" ? "221 bye\r\n" : "250 fine\r\n",
      );
      if (command === "QUIT") socket.end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, letters };
}
