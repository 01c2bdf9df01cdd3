import { createServer, type Server, type ServerOptions } from 'node:https';
import type { Services } from '../rooms/services.ts';
import type { Certificate } from './certificate.ts';
import type { Certificates } from './certificates.ts';

/** Who begins to shake hands and does not end it is put out. */
const HANDSHAKE = { handshakeTimeout: 10_000 };

const HOUR = 60 * 60 * 1000;

/** A server's certificate, as it is now and as it will be. */
export class Tls {
  readonly #certificates: Certificates;
  #shown: Certificate;
  #server: Server | null = null;
  #timer: NodeJS.Timeout | undefined;

  private constructor(certificates: Certificates, first: Certificate) {
    this.#certificates = certificates;
    this.#shown = first;
  }

  /** Throws where there is none to show. */
  static async open(certificates: Certificates): Promise<Tls> {
    return new Tls(certificates, await certificates());
  }

  readonly createServer = (options: ServerOptions): Server => {
    this.#server = createServer({ ...options, ...HANDSHAKE, ...this.#shown });
    return this.#server;
  };

  /** Looks again now and then: who runs for months outlives a certificate. */
  watch({ log, failed }: Pick<Services, 'log' | 'failed'>, pause = HOUR): void {
    const look = async (): Promise<void> => {
      if (await this.#renew()) log.info('certificate-renewed');
    };
    this.#timer = setInterval(() => void look().catch(failed), pause).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #renew(): Promise<boolean> {
    const next = await this.#certificates();
    if (next.cert === this.#shown.cert) return false;
    this.#server?.setSecureContext(next);
    this.#shown = next;
    return true;
  }
}
