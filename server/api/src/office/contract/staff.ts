import { z } from 'zod';
import { instant } from '../../contract/field-types.ts';
import { identifier } from '../../contract/identifier.ts';
import { PLAIN_TEXT_MESSAGE, VISIBLE_TEXT_PATTERN } from '../../contract/plain-text.ts';
import { email, newPassword } from '../../contract/player-fields.ts';
import { moment, staffRef } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';
import { roles } from './roles.ts';

const name = z.string().trim().min(1).max(64).regex(VISIBLE_TEXT_PATTERN, PLAIN_TEXT_MESSAGE);

const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  enabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: moment,
  credentialsAt: moment.describe('When it was made, or its password, app or role was last reset.'),
  credentialsBy: staffRef.describe('Who did that: a member of staff, or `npm run staff`.'),
  confirmedAt: moment.nullable().describe('`null`: no login until another admin confirms it.'),
  lastLoginAt: moment.nullable(),
});
export type StaffAccount = z.infer<typeof account>;

const id = identifier(64).describe('The id of a member of staff.');

export const staff = {
  list: staffEndpoint({
    method: 'GET',
    path: '/staff',
    permission: 'administer',
    summary: 'The accounts of staff by name.',
    input: z.object({}),
    output: z.array(account),
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/staff',
    permission: 'administer',
    summary:
      'Creates an account, which opens once another admin confirms it. Its password is given in person. ' +
      'All admins get a mail.',
    input: z.object({ email, name, role: z.enum(roles), password: newPassword }),
    output: account,
    refusals: ['EMAIL_TAKEN'],
  }),
  update: staffEndpoint({
    method: 'PUT',
    path: '/staff/{id}',
    permission: 'administer',
    summary:
      'Changes the given fields. A new password, a new role and a disabled account end the sessions. A new ' +
      'password, the removal of the app and a role with more permissions reset the account: it opens ' +
      'again once another admin confirms it, and all admins get a mail. The last open admin stays one.',
    input: z.object({
      id,
      name: name.optional(),
      role: z.enum(roles).optional(),
      enabled: z.boolean().optional(),
      password: z.optional(newPassword),
      removeSecondFactor: z
        .literal(true)
        .optional()
        .describe('After the loss of a device: the next login sets a new one up.'),
    }),
    output: account,
    refusals: ['WRONG_STATE'],
    notFound: true,
  }),
  confirm: staffEndpoint({
    method: 'POST',
    path: '/staff/{id}/confirm',
    permission: 'administer',
    summary: 'Opens an account that another admin, or `npm run staff`, has made or reset.',
    input: z.object({
      id,
      credentialsAt: instant().describe(
        'As of the account that was shown; 1503 after another reset.',
      ),
    }),
    output: account,
    refusals: ['WRONG_STATE', 'SECOND_PERSON_NEEDED', 'STALE_VERSION', 'ACCOUNT_TOO_NEW'],
    notFound: true,
  }),
};
