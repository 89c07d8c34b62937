import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Change = {
  readonly origin?: string;
  /** Without it the user is present, and not verified. */
  readonly isVerified?: boolean;
  readonly counter?: number;
};

/** A passkey without a browser: it creates a credential and signs challenges (WebAuthn level 3, 6). */
export function createSoftwarePasskey({ origin }: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signatures = 0;
  const head = ({ isVerified = true, counter = signatures }: Change, flags: number) => {
    const bytes = Buffer.alloc(37);
    createHash('sha256').update(new URL(origin).hostname).digest().copy(bytes);
    bytes.writeUInt8(USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags, 32);
    bytes.writeUInt32BE(counter, 33);
    return bytes;
  };
  const client = (type: string, challenge: string, change: Change) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: change.origin ?? origin }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };
  return {
    id: credential.id,
    /** The response to a registration. */
    create({ challenge }: { challenge: string }, change: Change = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
      const lengthOfId = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        head(change, HAS_CREDENTIAL),
        Buffer.alloc(16),
        lengthOfId,
        id,
        coseKey(coordinates[0] ?? id, coordinates[1] ?? id),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: client('webauthn.create', challenge, change).toString('base64url'),
          attestationObject: attestation(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The response to an authentication; each counts one up. */
    get({ challenge }: { challenge: string }, change: Change = {}) {
      signatures += 1;
      const authData = head(change, 0);
      const clientData = client('webauthn.get', challenge, change);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const [start, beforeY] = ['a5010203262001215820', '225820'];
  return Buffer.concat([Buffer.from(start, 'hex'), x, Buffer.from(beforeY, 'hex'), y]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
