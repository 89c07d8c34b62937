import { type Examples, TOKEN } from './examples-shared.ts';
import type { AuthenticationResponse, RegistrationResponse } from './passkey-fields.ts';
import type { PasskeyView } from './security.ts';
import type { LoginResult } from './user.ts';

const CREDENTIAL_ID = 'pD2sH9fGaUeKiOoRbVtEZk3v0QmX5r8y';
const CHALLENGE = 'mX5r8yT1nB7cJ4wL6pD2sH9fGaUeKiOoRbVtEZk3v0Q';

const loggedIn: LoginResult = {
  token: TOKEN,
  userId: '204518936',
  nickName: 'Sam',
  email: 'sec@fairhall.test',
  phone: null,
  address: null,
  country: null,
  userRole: 'player',
  currency: 'USD',
  expiresAt: '2026-11-22T12:00:00.000Z',
};

const credential = {
  id: CREDENTIAL_ID,
  rawId: CREDENTIAL_ID,
  type: 'public-key',
} as const;

const signed: AuthenticationResponse = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDp',
  },
};

const created: RegistrationResponse = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg',
    transports: ['internal'],
  },
};

const passkey: PasskeyView = {
  id: CREDENTIAL_ID,
  name: 'Phone',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
};

const recoveryCodes = ['7KQ2M-9X4TB', 'H3WNP-6RD8V'];

export const securityExamples: Examples['security'] = {
  loginSecond: { request: { challenge: TOKEN, code: '287082' }, response: loggedIn },
  passkeyOptions: {
    request: {},
    response: {
      challenge: CHALLENGE,
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    },
  },
  passkeyLogin: { request: { response: signed, remember: true }, response: loggedIn },
  reauthenticate: {
    request: { password: 'Fairhall1!' },
    response: { freshUntil: '2026-11-21T12:10:00.000Z' },
  },
  secondFactor: {
    request: {},
    response: { confirmedAt: '2026-11-21T12:00:00.000Z', recoveryCodesLeft: 9 },
  },
  setUpTotp: {
    request: {},
    response: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      otpauthUrl:
        'otpauth://totp/Fairhall:sec%40fairhall.test?issuer=Fairhall' +
        '&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    },
  },
  confirmTotp: { request: { code: '287082' }, response: { recoveryCodes } },
  removeTotp: { request: { password: 'Fairhall1!' }, response: null },
  renewRecoveryCodes: { request: {}, response: { recoveryCodes } },
  passkeys: { request: {}, response: [passkey] },
  passkeyCreation: {
    request: {},
    response: {
      challenge: CHALLENGE,
      rp: { id: 'localhost', name: 'Fairhall' },
      user: { id: 'MjA0NTE4OTM2', name: 'sec@fairhall.test', displayName: 'sec@fairhall.test' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: [],
    },
  },
  addPasskey: { request: { name: 'Phone', response: created }, response: passkey },
  removePasskey: { request: { id: CREDENTIAL_ID }, response: null },
  logins: {
    request: {},
    response: {
      list: [
        {
          at: '2026-11-21T12:00:00.000Z',
          device: 'Firefox · Windows',
          network: 'known',
          isCurrent: true,
          endedAt: null,
          endReason: null,
        },
      ],
      knownAddresses: 2,
    },
  },
  removeAddresses: { request: {}, response: null },
  endAllSessions: { request: {}, response: null },
};
