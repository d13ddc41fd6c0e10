import { randomBytes } from "node:crypto";
import { cookiePrefix, hostCookie, readCookie } from "@/lib/accounts/cookie";
import { beginSession, endSession } from "@/lib/accounts/session-cookies";
import { openSession, readSession } from "@/lib/accounts/session-token";
import { issueToken, spendToken } from "@/lib/accounts/single-use-token";
import { db } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { faceAt, faceUrl } from "@/lib/http/faces";
import { seeOther } from "@/lib/http/see-other";
import { throttle } from "@/lib/http/throttle";

/**
 * Sessions are host-only, so a face has its own. It asks the application, which hands a code over by way of the browser:
 * `ask` at the face, `grant` at the application, `enter` at the face. The code works once, within a minute, at that face
 * and in the browser that asked. Signing out at the application goes round by the faces (`leave`).
 */
const FOLDER = "/api/auth/face";
/** How long somebody may take to sign in at the application meanwhile. */
const ASKING_SECONDS = 15 * 60;
const FACES_SECONDS = 400 * 24 * 60 * 60;
const STATE = /^[0-9a-f]{32}$/;

/** What the browser that asks keeps: a secret that binds the code to it, and the page to come back to. */
const askCookie = () => `${cookiePrefix()}marque_face`;
/** At the application: the faces that have had a session in this browser. */
const facesCookie = () => `${cookiePrefix()}marque_faces`;

/** At a face: asks the application who this is. */
export function askApplication({ headers }: Request): Response {
  const face = faceOf(headers);
  const from = URL.parse(headers.get("referer") ?? "");
  const page = from?.host === face ? from.pathname + from.search : "/";
  const state = randomBytes(16).toString("hex");
  const kept = `${state}.${encodeURIComponent(page)}`;
  const query = new URLSearchParams({ face, state });
  return seeOther(`${appUrl()}${FOLDER}/grant?${query}`, [hostCookie(askCookie(), kept, ASKING_SECONDS)]);
}

/** At the application: sends who is signed in back with a code, and everybody else to sign in first. */
export async function grantFace(
  { headers }: Request,
  asked: { face: string; state: string },
): Promise<Response> {
  const face = faceAt(asked.face);
  if (!face || !STATE.test(asked.state) || faceAt(headers.get("host"))) throw nothing();
  const here = `${FOLDER}/grant?${new URLSearchParams({ face, state: asked.state })}`;
  await throttle("face", headers, { perNetwork: 300 });
  const cookie = headers.get("cookie");
  const session = await openSession(cookie);
  if (!session) return seeOther(`/sign-in?${new URLSearchParams({ next: here })}`);
  const code = await issueToken(
    "face-transfer",
    { accountId: session.owner.id, sessionId: session.owner.sessionId },
    bound(face, asked.state),
  );
  const entered = [...new Set([...enteredFaces(cookie), face])];
  return seeOther(`${faceUrl(face)}${FOLDER}/enter?code=${code}`, [
    hostCookie(facesCookie(), entered.join("|"), FACES_SECONDS),
  ]);
}

/** At the face again: begins a session with the code, if it is one for this face and browser. */
export async function enterFace({ headers }: Request, code: string): Promise<Response> {
  const face = faceOf(headers);
  const kept = readCookie(headers.get("cookie"), askCookie()) ?? "";
  const [state = "", page = ""] = kept.split(".", 2);
  const spent = STATE.test(state) ? await spendToken("face-transfer", code + bound(face, state)) : null;
  const owner = spent?.accountId
    ? await db().account.findFirst({
        where: { id: spent.accountId, deletedAt: null },
        select: { id: true, sessionVersion: true },
      })
    : null;
  return seeOther(faceUrl(face) + pagePath(page), [
    hostCookie(askCookie(), "", 0),
    // The same session as at the application: it ends with it.
    ...(owner && spent?.sessionId ? await beginSession({ ...owner, sessionId: spent.sessionId }) : []),
  ]);
}

/**
 * After signing out at the application: from there to each face that has had a session, whose session ends, and home.
 * @param code the application's word that it sends the browser; without it a link could end a session
 */
export async function leaveFaces({ headers }: Request, code: string | undefined): Promise<Response> {
  const face = faceAt(headers.get("host"));
  const home = `${appUrl()}${FOLDER}/leave`;
  if (face) {
    const isSent = code !== undefined && (await spendToken("face-leave", code + bound(face)));
    return isSent ? seeOther(home, endSession()) : seeOther(`${appUrl()}/sign-out`);
  }
  const cookie = headers.get("cookie");
  const [next, ...rest] = enteredFaces(cookie);
  if (!next) return seeOther("/");
  if (await readSession(cookie)) return seeOther("/sign-out");
  await throttle("face", headers, { perNetwork: 300 });
  const word = await issueToken("face-leave", {}, bound(next));
  return seeOther(`${faceUrl(next)}${FOLDER}/leave?code=${word}`, [
    hostCookie(facesCookie(), rest.join("|"), rest.length > 0 ? FACES_SECONDS : 0),
  ]);
}

function faceOf(headers: Headers): string {
  const face = faceAt(headers.get("host"));
  if (!face) throw nothing();
  return face;
}

/** Faces of now: one that the settings no longer name can't be gone to. */
function enteredFaces(cookie: string | null): string[] {
  return (readCookie(cookie, facesCookie()) ?? "").split("|").filter((face) => faceAt(face) === face);
}

const bound = (...parts: string[]) => `\n${parts.join("\n")}`;

/** The page that was kept; the cookie is the browser's, and may hold anything. */
function pagePath(kept: string): string {
  try {
    const page = decodeURIComponent(kept);
    return /^\/[\x21-\x7e]*$/.test(page) ? page : "/";
  } catch {
    return "/";
  }
}

const nothing = () => new AppError("NOT_FOUND", "There is nothing at this address.");
