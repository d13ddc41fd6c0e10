import type { IncomingMessage } from "node:http";

const WITH_SLASH = /^(\/ipfs\/[^?]*[^/?])\/+(?=\?|$)/;

/**
 * A folder at the IPFS gateway may be asked for with a slash at its end, as others write it. Next would redirect that, without
 * the headers that let pages of other origins follow. The server calls this before Next sees a request.
 */
export function enterGateway(request: IncomingMessage): void {
  request.url = request.url?.replace(WITH_SLASH, "$1");
}
