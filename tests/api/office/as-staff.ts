import type supertest from 'supertest';
import type { TestServer } from '../test-server.ts';
import type { Staff } from './staff.ts';

type Response = {
  readonly status: number;
  readonly body: { readonly code: number; readonly data: unknown };
};

/** Calls of the back office as a member of staff. */
export function officeOf({ office }: TestServer, { token }: Pick<Staff, 'token'>) {
  const withToken = (request: supertest.Test) => request.auth(token, { type: 'bearer' });
  return {
    get: (path: string, query: object = {}) => withToken(office.get(`/office${path}`)).query(query),
    post: (path: string, body: object = {}) => withToken(office.post(`/office${path}`)).send(body),
    put: (path: string, body: object = {}) => withToken(office.put(`/office${path}`)).send(body),
  };
}

export type Office = ReturnType<typeof officeOf>;

/** A GET, or with a body a POST. */
export function officeCall(
  server: TestServer,
  staff: Pick<Staff, 'token'>,
  path: string,
  body?: object,
) {
  const office = officeOf(server, staff);
  return body === undefined ? office.get(path) : office.post(path, body);
}

/** The data of `officeCall`. @throws Error for any response but success */
export async function officeData(...call: Parameters<typeof officeCall>) {
  const { body: envelope } = await officeCall(...call);
  if (envelope.code !== 200) throw new Error(`${call[2]}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** The code of a response. */
export async function codeOf(call: PromiseLike<Response>): Promise<number> {
  return (await call).body.code;
}

/** What the log has of a subject, the earliest act first. */
export async function auditOf({ infrastructure }: TestServer, subjectId: string) {
  const rows = await infrastructure.prisma.auditEntry.findMany({
    where: { subjectId },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ action, staffId, reason, beforeJson, afterJson }) => ({
    action,
    staffId,
    reason,
    before: JSON.parse(beforeJson),
    after: JSON.parse(afterJson),
  }));
}
