import type { Clock } from '@fairhall/kit/clock';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { silence } from './contract.ts';
import type { SendWebhook } from './webhook-sender.ts';

/** A while in which Mockpay answers no call and sends no event, as a provider that is down. */
type Silence = {
  /** Fails while it lasts, so that the event is repeated later. */
  readonly around: (send: SendWebhook) => SendWebhook;
  /** Registers the call that begins it, and lets the others wait for nothing while it lasts. */
  readonly register: (app: FastifyInstance, options: { readonly secret: string }) => void;
};

export function createSilence(clock: Clock): Silence {
  let untilMs = 0;
  const isOn = () => clock.now().getTime() < untilMs;
  return {
    around: (send) => async (delivery, signal) =>
      isOn() ? 'Mockpay is silent' : send(delivery, signal),
    register(app, { secret }) {
      app.addHook('onRequest', (request, reply, done) => {
        if (!isOn() || request.routeOptions.url === silence.path) return done();
        // Without a response, as of a service that is not there.
        reply.hijack();
        request.raw.socket.destroy();
      });
      app.post(silence.path, async (request) => {
        const body = signedBody(request, { secrets: [secret], clock });
        const { seconds } = parseBody(silence.input, body);
        untilMs = clock.now().getTime() + seconds * 1000;
        return success({ seconds });
      });
    },
  };
}
