import type { Clock } from './clock.ts';
import type { ServiceReply, SignedHttpClient } from './signed-http-client.ts';

/** What another party answers, in the envelope that all parties share. */
export type ServiceResponse = Extract<ServiceReply, { kind: 'answered' }>;

/** Another party, as somebody who asks in the present and wants an answer. */
export function externalService({ http, clock }: { http: SignedHttpClient; clock: Clock }) {
  return {
    /** @throws Error when the party does not answer, or not in the envelope */
    async request(path: string, body: object): Promise<ServiceResponse> {
      const rawBody = JSON.stringify(body);
      const reply = await http.send({ path, rawBody, atMs: clock.now().getTime() });
      if (reply.kind === 'silent') throw new Error(reply.reason);
      return reply;
    },
    /** Ends the connections; calls under way fail. */
    close: async () => {
      await http.close();
    },
  };
}
