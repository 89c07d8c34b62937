import { z } from 'zod';
import { line } from '../../contract/field-types.ts';
import { currentPassword, email } from '../../contract/player-fields.ts';
import { appCode } from '../../contract/security.ts';
import { moment } from './fields.ts';
import { loginEndpoint, staffEndpoint } from './office-endpoint.ts';
import { permissions, roles } from './roles.ts';

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
});
export type StaffMember = z.infer<typeof staffMember>;

const challenge = line()
  .min(1)
  .max(200)
  .describe('Of the `data` of 1007; valid for five minutes from the same network.');

/** The `data` of SECOND_FACTOR_REQUIRED. */
export type StaffFactorRequired = {
  /** For `POST /totp`, when no app is set up yet; otherwise `null`: log in with a code. */
  readonly challenge: string | null;
  readonly expiresAt: string | null;
};

export const session = {
  login: loginEndpoint({
    method: 'POST',
    path: '/login',
    summary:
      'Opens a session of eight hours, which ends after 30 minutes without a call. With an ' +
      'authenticator app it needs a code; in production every member of staff needs an app.',
    input: z.object({
      email,
      password: currentPassword,
      code: line({ trim: true })
        .min(1)
        .max(40)
        .optional()
        .describe('Of the app, or a recovery code.'),
    }),
    output: z.object({
      token: z.string(),
      expiresAt: moment,
      staff: staffMember,
      hasTestDesk: z.boolean().describe('With sample data, and never in production.'),
    }),
    refusals: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID'],
  }),
  setUpTotp: loginEndpoint({
    method: 'POST',
    path: '/totp',
    summary: 'A new secret for an authenticator app, after a login that was refused with 1007.',
    input: z.object({ challenge }),
    output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    refusals: ['CHALLENGE_OVER'],
  }),
  confirmTotp: loginEndpoint({
    method: 'POST',
    path: '/totp/confirm',
    summary: 'Takes the app into use with its first code. Then log in with the next one.',
    input: z.object({ challenge, code: appCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['CHALLENGE_OVER', 'SECOND_FACTOR_INVALID'],
  }),
  logout: staffEndpoint({
    method: 'POST',
    path: '/logout',
    permission: null,
    summary: 'Ends the session.',
    input: z.object({}),
    output: z.null(),
  }),
  me: staffEndpoint({
    method: 'GET',
    path: '/me',
    permission: null,
    summary: 'The member of staff, with role and permissions.',
    input: z.object({}),
    output: staffMember.extend({
      email: z.string(),
      hasSecondFactor: z.boolean(),
      expiresAt: moment,
    }),
  }),
};
