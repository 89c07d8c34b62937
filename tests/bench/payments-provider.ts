import { createServer } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';

/*
 * A payments provider in a process of its own with negligible cost: it opens every checkout
 * immediately and stores nothing. A call contains one order or a list of them.
 */

let opened = 0;

function openCheckout() {
  opened += 1;
  const checkout = {
    platOrderNum: `P${opened}`,
    payUrl: `http://localhost/${opened}`,
    expiryPeriod: 1800,
  };
  return success(checkout);
}

function success(data: unknown) {
  return { code: 200, msg: 'success', data };
}

const server = createServer(async (request, response) => {
  const { orders }: { orders?: readonly unknown[] } = JSON.parse(await text(request));
  const json = JSON.stringify(orders ? success(orders.map(openCheckout)) : openCheckout());
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    })
    .end(json);
});
// The measured servers keep their connections between slices.
server.keepAliveTimeout = 0;
server.listen(Number(process.env.PAY_PORT), 'localhost', () => process.send?.('ready'));
