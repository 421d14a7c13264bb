import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { networkOf } from '../../../platform/http/network.ts';

interface SocketLimits {
  /** On this process. */
  readonly total: number;
  readonly perAddress: number;
  /** Of an address, before they have named a token. */
  readonly namelessPerAddress: number;
}

interface AdmissionSettings {
  readonly limits: SocketLimits;
  readonly trustedProxies: number;
  /** The address of the shop, where it is known: a page of another origin may not connect. */
  readonly publicUrl: string | null;
}

interface Count {
  all: number;
  nameless: number;
}

/** Decides which sockets may connect, before anything is spent on them, and counts those that are open. */
export class SocketAdmission {
  readonly #settings: AdmissionSettings;
  readonly #byAddress = new Map<string, Count>();
  readonly #nameless = new WeakMap<IncomingMessage, Count>();
  #total = 0;
  #isClosed = false;

  constructor(settings: AdmissionSettings) {
    this.#settings = settings;
  }

  /** Whether the socket may connect; if so it is counted until its connection closes. */
  admit(request: IncomingMessage): boolean {
    const { limits, trustedProxies } = this.#settings;
    if (this.#isClosed || this.#total >= limits.total || !this.#isOwnOrigin(request)) return false;
    const key = networkOf(
      clientAddress({
        remoteAddress: request.socket.remoteAddress ?? '',
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
        trustedProxies,
      }),
    );
    const count = this.#byAddress.get(key) ?? { all: 0, nameless: 0 };
    if (count.all >= limits.perAddress || count.nameless >= limits.namelessPerAddress) return false;
    this.#byAddress.set(key, count);
    this.#nameless.set(request, count);
    this.#total += 1;
    count.all += 1;
    count.nameless += 1;
    request.socket.once('close', () => {
      this.named(request);
      this.#total -= 1;
      count.all -= 1;
      if (count.all === 0) this.#byAddress.delete(key);
    });
    return true;
  }

  /** Told when the socket has named a living token, once or more. */
  named(request: IncomingMessage): void {
    const count = this.#nameless.get(request);
    if (count) count.nameless -= 1;
    this.#nameless.delete(request);
  }

  isNameless(request: IncomingMessage): boolean {
    return this.#nameless.has(request);
  }

  /** Refuses every further socket. */
  close(): void {
    this.#isClosed = true;
  }

  #isOwnOrigin({ headers }: IncomingMessage): boolean {
    const { publicUrl } = this.#settings;
    if (publicUrl === null || headers.origin === undefined) return true;
    const host = URL.parse(headers.origin)?.host;
    return host !== undefined && (host === URL.parse(publicUrl)?.host || host === headers.host);
  }
}
