import { sampleAccounts } from '../../seed/sample-accounts.ts';
import startOneStack from '../e2e/global-setup.ts';
import { SAMPLE_PASSWORD } from '../e2e/log-in.ts';
import { keepSession, sampleNames } from './sample-sessions.ts';

/**
 * One stack for the whole tour, and one session for each sample account: another login would end
 * the session of the pictures in progress.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await startOneStack();
  for (const name of sampleNames) {
    const response = await fetch(`${process.env.FAIRHALL_WEB_ORIGIN}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: sampleAccounts[name].email,
        password: SAMPLE_PASSWORD,
        remember: true,
      }),
    });
    const { token, expiresAt, ...user } = (await response.json()).data;
    keepSession(name, JSON.stringify({ token, expiresAt, user }));
  }
  return stop;
}
