import type { Clock } from './clock.ts';
import type { ServiceReply, SignedHttpClient } from './signed-http-client.ts';

/** A response of an external service, in the envelope that all services share. */
export type ServiceResponse = Extract<ServiceReply, { kind: 'response' }>;

/** An external service whose caller requires a response: signs with the current time. */
export function externalService({ http, clock }: { http: SignedHttpClient; clock: Clock }) {
  return {
    /** @throws Error without a response, or with one outside the envelope */
    async request(path: string, body: object): Promise<ServiceResponse> {
      const rawBody = JSON.stringify(body);
      const reply = await http.send({ path, rawBody, atMs: clock.now().getTime() });
      if (reply.kind === 'noResponse') throw new Error(reply.reason);
      return reply;
    },
    /** Closes the connections; calls in flight fail. */
    close: async () => {
      await http.close();
    },
  };
}
