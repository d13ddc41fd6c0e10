import { domainToUnicode } from "node:url";
import { invalidField } from "@/lib/errors";
import type { DomainKind } from "./domain.schema";
import { refuseLabel } from "./refuse-label";

/** A name that may be asked for, in ASCII and lower case. */
export interface ReadName {
  kind: DomainKind;
  name: string;
}

/** Dots as people type them in any script; IDNA takes them for the same. */
const DOT = /[.。．｡]/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Leaves room for the label before it that proves whose it is. */
const MOST = 245;
/** Names that mean nothing to the rest of the world, or something else (RFC 6761, 6762, 7686, 8375, 9476). */
const NOWHERE = new Set(["localhost", "local", "internal", "invalid", "onion", "arpa", "alt", "lan", "home"]);

/** What is not to be had, by the rules of the whole service. */
export interface TakenNames {
  /** Hosts of the service itself, without ports: neither they nor what is below them. */
  ours: readonly string[];
  /** Skeletons of names that everybody takes for somebody's: no labels. */
  wellKnown: ReadonlySet<string>;
}

/**
 * Reads what somebody asks for: a label for a host below ours, or a domain. A name of other letters comes out as it stands in
 * DNS ("xn--…").
 * @throws AppError VALIDATION_ERROR for `name`
 */
export function readName(text: string, { ours, wellKnown }: TakenNames): ReadName {
  const typed = text.trim().toLowerCase();
  if (/[:/?#@\\\s]/.test(typed)) {
    throw refusal("must be a name alone, such as docs.klok.example: no https://, path or port");
  }
  if (!DOT.test(typed)) {
    const broken = refuseLabel(typed, wellKnown);
    if (broken) throw refusal(broken);
    return { kind: "label", name: typed };
  }
  if (typed.startsWith("*"))
    throw refusal("must be one host: name each that you want, instead of a wildcard");
  const name = inAscii(typed);
  if (name === null) {
    throw refusal(
      `must be a domain of letters, digits and hyphens, such as docs.klok.example, of at most ${MOST} characters`,
    );
  }
  if (isAddress(name)) throw refusal("must be a name, and this is an address");
  const labels = name.split(".");
  const last = labels.at(-1) ?? "";
  if (labels.length < 2) throw refusal("must be a domain with a dot in it, such as klok.example");
  if (NOWHERE.has(last)) throw refusal(`must be a domain of the public internet, and .${last} is none`);
  if (ours.some((host) => name === host || name.endsWith(`.${host}`))) {
    throw refusal("must not be a host of this service: for one below ours give its first label alone");
  }
  return { kind: "domain", name };
}

/** The name as it stands in DNS (UTS 46, as browsers do it); null when it can be none. */
function inAscii(typed: string): string | null {
  const url = URL.parse(`http://${typed}`);
  if (!url) return null;
  const name = url.hostname.replace(/\.$/, "");
  if (isAddress(name)) return name;
  const fits = name.length <= MOST && name.split(".").every((label) => LABEL.test(label));
  // What the coding of other letters makes nothing of is left as it is.
  const isDecodable = !domainToUnicode(name)
    .split(".")
    .some((label) => label.startsWith("xn--"));
  return fits && isDecodable ? name : null;
}

const isAddress = (name: string) => /^\d+(\.\d+){3}$/.test(name) || name.startsWith("[");

const refusal = (constraint: string) => invalidField("name", constraint);
