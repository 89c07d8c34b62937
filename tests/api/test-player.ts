import { randomUUID } from 'node:crypto';

export const newEmail = () => `player-${randomUUID()}@fairhall.test`;

export type Player = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
};

/** A mail as returned by `/dev/mail`. */
export type StoredMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
};
