import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type Transporter } from "nodemailer";
import { appUrl, env } from "@/lib/env";
import { logger } from "@/lib/log/logger";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits before another try when the mail server does not take it. */
const RETRY_AFTER_MS = [1_000, 10_000];

/**
 * Sends a mail by the server of `SMTP_URL`. Without one it is written to `DATA_DIR/mail`, and its link is logged, so that
 * whoever runs the service can follow it.
 * @throws when the mail server did not take it at any try.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return keepMail(mail);
  for (const delay of [...RETRY_AFTER_MS, null]) {
    try {
      await transport(SMTP_URL).sendMail({ from: sender(), ...mail });
      logger().info({ subject: mail.subject }, "mail sent");
      return;
    } catch (error) {
      if (delay === null) throw error;
      logger().warn(
        { err: error, subject: mail.subject },
        "the mail server did not take a mail; trying again",
      );
      await wait(delay);
    }
  }
}

/** Where mail stays when there is no mail server, as the settings call it; null when it reaches people. */
export function keptMail(): string | null {
  return env().SMTP_URL ? null : path.join(env().DATA_DIR, "mail");
}

/** The same as an absolute path. */
export function mailFolder(): string {
  return path.resolve(env().DATA_DIR, "mail");
}

async function keepMail({ to, subject, text }: Mail): Promise<void> {
  const at = new Date().toISOString();
  const file = path.join(mailFolder(), `${at.replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}.txt`);
  await mkdir(mailFolder(), { recursive: true, mode: 0o700 });
  const head = `From: ${sender()}\nTo: ${to}\nSubject: ${subject}\nDate: ${at}`;
  await writeFile(file, `${head}\n\n${text}\n`, { mode: 0o600 });
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  logger().info({ to, subject, link, file }, "no mail server is set up: mail kept in a file");
}

function sender(): string {
  return env().MAIL_FROM ?? `Marque <no-reply@${new URL(appUrl()).hostname}>`;
}

let open: { url: string; transporter: Transporter } | undefined;

function transport(url: string): Transporter {
  if (open?.url !== url)
    open = { url, transporter: createTransport(url, { connectionTimeout: 10_000 } as object) };
  return open.transporter;
}
