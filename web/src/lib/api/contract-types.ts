import type { Contract } from '@fairhall/api/contract';
import type { z } from 'zod';

/* The contract's types by name. Types only: this file adds nothing of zod to the bundle. */

export type Game = z.output<Contract['games']['get']['output']>;
export type GameType = Game['gameType'];
export type LoginResult = z.output<Contract['user']['login']['output']>;
export type Favorite = z.output<Contract['favorites']['list']['output']>[number];
export type UserInfo = z.output<Contract['user']['info']['output']>;
export type HistoryPage = z.output<Contract['user']['history']['output']>;
export type HistoryRow = HistoryPage['list'][number];
export type Wallet = z.output<Contract['wallets']['list']['output']>[number];
export type WalletConfig = z.output<Contract['wallets']['configs']['output']>[number];
export type Currency = Wallet['walletType'];
export type DepositOrder = z.output<Contract['payments']['recharge']['output']>;
export type WithdrawalOrder = z.output<Contract['payments']['withdraw']['output']>;
export type RecordPage = z.output<Contract['payments']['rechargeRecords']['output']>;
export type Bank = z.output<Contract['payments']['bankCodes']['output']>[number];
export type Transaction = RecordPage['list'][number];

export type Ticket = z.output<Contract['support']['create']['output']>;

export type NotificationPage = z.output<Contract['notifications']['list']['output']>;
export type Notification = NotificationPage['list'][number];
export type NotificationType = Notification['type'];

/** The languages of the interface, as spelled on the wire and in storage. */
export type Language = NonNullable<z.output<Contract['play']['launch']['input']>['lang']>;

/** Why a session ended, or why there was none: `data.reason` of a 401. */
export type SessionEndReason =
  | 'LOGIN_REQUIRED'
  | 'SESSION_EXPIRED'
  | 'KICKED_OUT'
  | 'SELF_EXCLUDED';

export type Replay = z.output<Contract['rounds']['replay']['output']>;
export type PastRound = z.output<Contract['rounds']['list']['output']>['list'][number];
export type SavedRound = z.output<Contract['rounds']['get']['output']>;
export type SavedEvent = z.output<Contract['rounds']['event']['output']>;

export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery';
export type Passkey = z.output<Contract['security']['passkeys']['output']>[number];
export type LoginRecord = z.output<Contract['security']['logins']['output']>['list'][number];

export type GamesProvider = z.output<Contract['providers']['list']['output']>[number];
export type ProviderGame = GamesProvider['games'][number];

export type NextStarts = z.output<Contract['play']['nextStarts']['output']>;

export type SaferPlay = z.output<Contract['saferPlay']['overview']['output']>;
export type Limit = SaferPlay['limits'][number];
export type Statement = z.output<Contract['saferPlay']['statement']['output']>;
