import { z } from 'zod';
import { game, gameInput } from '../contract/games.ts';
import { notification } from '../contract/notifications.ts';
import { bank, paymentEvent, transaction } from '../contract/payments.ts';
import { historyRow, loginResult, userInfo } from '../contract/user.ts';
import { wallet, walletConfig } from '../contract/wallets.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What the contract speaks of again and again gets a name of its own in the document. */
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

/** Turns zod schemas into JSON schemas that refer to the named ones, and gathers those. */
export class SchemaComponents {
  readonly #schemas: Record<string, Json> = {};

  /** What was referred to so far, by name. */
  get schemas(): Json {
    return this.#schemas;
  }

  /** The schema as it is written in place: a reference when it has a name. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: named,
      override: ({ zodSchema, jsonSchema }) => {
        const description = z.globalRegistry.get(zodSchema)?.description;
        if (description !== undefined) jsonSchema.description = description;
      },
    });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = made;
    for (const [name, definition] of Object.entries(definitions)) {
      this.#schemas[name] ??= inComponents(definition as Json);
    }
    return inComponents(rest);
  }
}

/** The same schema with its references to where an OpenAPI document keeps them. */
function inComponents(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
