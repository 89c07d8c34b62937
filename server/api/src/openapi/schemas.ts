import { z } from 'zod';
import { game, gameInput } from '../contract/games.ts';
import { notification } from '../contract/notifications.ts';
import { bank, paymentEvent, transaction } from '../contract/payments.ts';
import { historyRow, loginResult, userInfo } from '../contract/user.ts';
import { wallet, walletConfig } from '../contract/wallets.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Schemas that the document names and refers to. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Game: game,
  GameInput: gameInput,
  UserInfo: userInfo,
  LoginResult: loginResult,
  HistoryRow: historyRow,
  Wallet: wallet,
  WalletConfig: walletConfig,
  Bank: bank,
  Transaction: transaction,
  PaymentEvent: paymentEvent,
  Notification: notification,
})) {
  named.add(schema, { id });
}

/** Converts zod schemas to JSON schemas that refer to the named ones, and collects those. */
export class SchemaComponents {
  readonly #schemas: Record<string, Json> = {};

  /** The named schemas that were referred to so far. */
  get schemas(): Json {
    return this.#schemas;
  }

  /** The JSON schema, or a reference to it when it is named. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const converted = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: named,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      },
    });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = converted;
    for (const [name, definition] of Object.entries(definitions)) {
      this.#schemas[name] ??= inComponents(definition as Json);
    }
    return inComponents(rest);
  }
}

/** The schema with its references moved to the components of an OpenAPI document. */
function inComponents(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
