import { bearer, type TestServer } from '../test-server.ts';
import type { Staff } from './staff.ts';

/** The data of a call of the back office. @throws Error for any response but success */
export async function officeData(
  server: TestServer,
  staff: Pick<Staff, 'token'>,
  path: string,
  body?: object,
) {
  const { body: envelope } = await officeCall(server, staff, path, body);
  if (envelope.code !== 200) throw new Error(`${path}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** A GET, or with a body a POST. */
export function officeCall(
  { office }: TestServer,
  { token }: Pick<Staff, 'token'>,
  path: string,
  body?: object,
) {
  const url = `/office${path}`;
  return body === undefined
    ? office.get(url).set(bearer(token))
    : office.post(url).set(bearer(token)).send(body);
}
