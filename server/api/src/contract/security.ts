import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';
import { isOneTimeCode, oneTimeCode, TYPED_CODE_LENGTH_MAX } from './one-time-code.ts';
import {
  authenticationResponse,
  passkeyName,
  passkeyTransports,
  registrationResponse,
} from './passkey-fields.ts';
import { currentPassword } from './player-fields.ts';
import { loginResult } from './user.ts';

/** How long a login or a re-authentication allows dangerous changes, in minutes. */
export const FRESH_LOGIN_MINUTES = 10;

export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

const moment = z.iso.datetime();
const challenge = identifier(200);

/** Of the app. */
export const appCode = z
  .string()
  .max(TYPED_CODE_LENGTH_MAX)
  .refine(isOneTimeCode, 'must be six digits')
  .transform(oneTimeCode);
const recoveryCode = identifier(40);

/** The `data` of SECOND_FACTOR_REQUIRED. */
export type SecondFactorRequired = {
  /** For `POST /user/login/second`, and the challenge that a passkey signs. */
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
  readonly expiresAt: string;
};

/** Exactly one of the ways. */
function isOneOf(...given: readonly unknown[]): boolean {
  return given.filter((way) => way !== undefined).length === 1;
}

const codeList = z.object({ recoveryCodes: z.array(z.string()) });

const login = z.object({
  at: moment,
  device: z.string().describe('Browser and system, such as "Firefox · Windows"; may be empty.'),
  network: z.enum(['known', 'new']).describe('Whether the player was known at its address.'),
  isCurrent: z.boolean(),
  endedAt: moment.nullable(),
  endReason: z
    .enum(['LOGOUT', 'KICKED_OUT', 'PASSWORD_CHANGED', 'TOKEN_REUSED', 'RESTORED', 'EXPIRED'])
    .nullable()
    .describe('KICKED_OUT: a later login ended it.'),
});
export type LoginRecord = z.infer<typeof login>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type PasskeyView = z.infer<typeof passkey>;

/** What the browser passes to `navigator.credentials`, as JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required']),
});
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.enum(['none']),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required']),
  }),
  excludeCredentials: z.array(
    z.object({
      type: z.literal('public-key'),
      id: z.string(),
      transports: z.array(z.enum(passkeyTransports)),
    }),
  ),
});

/** What follows 1007: exactly one of code, recovery code and passkey. */
export const secondStep = z
  .object({
    challenge,
    code: appCode.optional(),
    recovery: recoveryCode.optional(),
    passkey: authenticationResponse.optional(),
  })
  .refine((way) => isOneOf(way.code, way.recovery, way.passkey), {
    message: 'needs exactly one of code, recovery and passkey',
  });

export const security = {
  loginSecond: endpoint({
    method: 'POST',
    path: '/user/login/second',
    access: 'public',
    audited: true,
    summary:
      'Ends a login that was refused with 1007, by exactly one of code, recovery code and passkey, ' +
      'from the same network.',
    input: secondStep,
    output: loginResult,
    refusals: ['SECOND_FACTOR_INVALID', 'CHALLENGE_OVER', 'ACCOUNT_BLOCKED'],
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/user/login/passkey/options',
    access: 'public',
    summary: 'A challenge for a passkey: to log in, or to authenticate again. Valid for 5 minutes.',
    input: z.object({}),
    output: requestOptions,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/user/login/passkey',
    access: 'public',
    audited: true,
    bodyBytesMax: 32_768,
    summary: 'Opens a session by a passkey alone, which is two factors: a device and its owner.',
    input: z.object({ response: authenticationResponse, remember: z.boolean().default(false) }),
    output: loginResult,
    refusals: ['PASSKEY_INVALID', 'ACCOUNT_BLOCKED'],
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/user/reauthenticate',
    access: 'session',
    audited: true,
    summary:
      `Allows changes of password and factors, and large withdrawals, for ${FRESH_LOGIN_MINUTES} ` +
      'minutes, as a login does. Exactly one of password, code and passkey.',
    input: z
      .object({
        password: z.optional(currentPassword),
        code: appCode.optional(),
        passkey: authenticationResponse.optional(),
      })
      .refine((way) => isOneOf(way.password, way.code, way.passkey), {
        message: 'needs exactly one of password, code and passkey',
      }),
    output: z.object({ freshUntil: moment }),
    refusals: [
      'WRONG_CURRENT_PASSWORD',
      'SECOND_FACTOR_INVALID',
      'NO_SECOND_FACTOR',
      'PASSKEY_INVALID',
    ],
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/user/second-factor',
    access: 'session',
    summary: 'Whether an authenticator app is in use, and the number of unused recovery codes.',
    input: z.object({}),
    output: z.object({
      confirmedAt: moment.nullable(),
      recoveryCodesLeft: z.int().nonnegative(),
    }),
  }),
  setUpTotp: endpoint({
    method: 'POST',
    path: '/user/second-factor/totp',
    access: 'session',
    audited: true,
    summary:
      'A new secret for an authenticator app, in use once a code confirms it within 15 minutes. ' +
      'Until then an earlier app stays in use.',
    input: z.object({}),
    output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    refusals: ['FRESH_LOGIN_REQUIRED'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/user/second-factor/totp/confirm',
    access: 'session',
    audited: true,
    summary: 'Takes the app into use with its first code, and returns the recovery codes once.',
    input: z.object({ code: appCode }),
    output: codeList,
    refusals: ['FRESH_LOGIN_REQUIRED', 'CHALLENGE_OVER', 'SECOND_FACTOR_INVALID'],
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/user/second-factor/totp',
    access: 'session',
    audited: true,
    inputInBody: true,
    summary: 'Removes the app and its recovery codes: logins need the password alone again.',
    input: z.object({ password: currentPassword }),
    output: z.null(),
    refusals: ['FRESH_LOGIN_REQUIRED', 'WRONG_CURRENT_PASSWORD', 'NO_SECOND_FACTOR'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/second-factor/recovery',
    access: 'session',
    audited: true,
    summary: 'Ten new recovery codes, returned once; the earlier ones end.',
    input: z.object({}),
    output: codeList,
    refusals: ['FRESH_LOGIN_REQUIRED', 'NO_SECOND_FACTOR'],
  }),
  passkeys: endpoint({
    method: 'GET',
    path: '/user/passkeys',
    access: 'session',
    summary: 'The player’s passkeys, oldest first.',
    input: z.object({}),
    output: z.array(passkey),
  }),
  passkeyCreation: endpoint({
    method: 'POST',
    path: '/user/passkeys/options',
    access: 'session',
    summary: 'What a browser needs to create a passkey. Valid for 5 minutes.',
    input: z.object({}),
    output: creationOptions,
    refusals: ['FRESH_LOGIN_REQUIRED'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/user/passkeys',
    access: 'session',
    audited: true,
    bodyBytesMax: 32_768,
    summary: 'Registers a created passkey; a player has ten at most.',
    input: z.object({ name: passkeyName, response: registrationResponse }),
    output: passkey,
    refusals: ['FRESH_LOGIN_REQUIRED', 'PASSKEY_INVALID'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    access: 'session',
    audited: true,
    notFound: true,
    summary: 'Removes a passkey.',
    input: z.object({ id: identifier(1400).describe('The passkey’s id.') }),
    output: z.null(),
    refusals: ['FRESH_LOGIN_REQUIRED'],
  }),
  logins: endpoint({
    method: 'GET',
    path: '/user/logins',
    access: 'session',
    summary: 'This session and earlier ones, newest first, 20 at most, and the known addresses.',
    input: z.object({}),
    output: z.object({
      list: z.array(login),
      knownAddresses: z.int().nonnegative().describe('How many the player is known at.'),
    }),
  }),
  removeAddresses: endpoint({
    method: 'DELETE',
    path: '/user/addresses',
    access: 'session',
    audited: true,
    summary: 'Deletes the addresses that the player is known at: the next logins count as new.',
    input: z.object({}),
    output: z.null(),
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/user/sessions/end-all',
    access: 'session',
    audited: true,
    summary: 'Ends every session and launch token of the player, this one included.',
    input: z.object({}),
    output: z.null(),
  }),
};
