import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { PLAIN_TEXT_MESSAGE, VISIBLE_TEXT_PATTERN } from '../../contract/plain-text.ts';
import { email, newPassword } from '../../contract/player-fields.ts';
import { moment } from './fields.ts';
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
  lastLoginAt: moment.nullable(),
});
export type StaffAccount = z.infer<typeof account>;

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
    summary: 'Creates an account. Its password is given in person.',
    input: z.object({ email, name, role: z.enum(roles), password: newPassword }),
    output: account,
    refusals: ['EMAIL_TAKEN'],
  }),
  update: staffEndpoint({
    method: 'PUT',
    path: '/staff/{id}',
    permission: 'administer',
    summary:
      'Changes the given fields. A new password, a new role and a disabled account end the sessions. ' +
      'The last enabled admin stays one.',
    input: z.object({
      id: identifier(64).describe('The id of a member of staff.'),
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
};
