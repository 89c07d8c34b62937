import type { Clock } from '@fairhall/kit/clock';
import { signedBody } from '@fairhall/kit/http/signed-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyInstance } from 'fastify';
import { outage } from './contract.ts';
import type { SendWebhook } from './webhook-sender.ts';

/** A while in which Mockpay responds to no call and sends no event, as a provider that is down. */
type Outage = {
  /** Fails while it lasts, so that the event is repeated later. */
  readonly around: (send: SendWebhook) => SendWebhook;
  /** Registers the call that begins it, and closes the connections of the others while it lasts. */
  readonly register: (app: FastifyInstance, options: { readonly secret: string }) => void;
};

export function createOutage(clock: Clock): Outage {
  let untilMs = 0;
  const isOn = () => clock.now().getTime() < untilMs;
  return {
    around: (send) => async (delivery, signal) =>
      isOn() ? 'Mockpay is down' : send(delivery, signal),
    register(app, { secret }) {
      app.addHook('onRequest', (request, reply, done) => {
        if (!isOn() || request.routeOptions.url === outage.path) return done();
        // Without a response, as of a service that is not there.
        reply.hijack();
        request.raw.socket.destroy();
      });
      app.post(outage.path, async (request) => {
        const body = signedBody(request, { secrets: [secret], clock });
        const { seconds } = parseBody(outage.input, body);
        untilMs = clock.now().getTime() + seconds * 1000;
        return success({ seconds });
      });
    },
  };
}
