declare module "pako/lib/inflate.js" {
  /** Unpacks a stream that is handed in as a whole or in pieces. */
  export class Inflate {
    constructor(options: { raw: true; chunkSize: number });
    /** False for a damaged stream. */
    push(data: Uint8Array, isLast: boolean): boolean;
    /** Called with every piece of `chunkSize` bytes, and with what is left at the end of the stream. */
    onData: (piece: Uint8Array) => void;
    /** The stream's own end was reached. */
    readonly ended: boolean;
    readonly strm: { /** Bytes of `data` behind that end. */ readonly avail_in: number };
  }
}
