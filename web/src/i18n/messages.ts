import type * as English from './en.ts';
import type * as Deferred from './en-deferred.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The key of a plural without its form, as `results` of `results_one`. */
type PluralOf<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never;

/** The plural forms of a language: `other` always, the rest where the language has them. */
type Plurals<Node> = {
  readonly [Key in keyof Node as `${PluralOf<Key>}_other`]: string;
} & {
  readonly [Key in keyof Node as `${PluralOf<Key>}_${Exclude<PluralForm, 'other'>}`]?: string;
};

/** The same keys in any language. */
export type TextsLike<Node> = Node extends string
  ? string
  : Plurals<Node> & {
      readonly [Key in keyof Node as PluralOf<Key> extends never ? Key : never]: TextsLike<
        Node[Key]
      >;
    };

/** Every message: each language `satisfies` it, so a missing text does not compile. */
export type Messages = TextsLike<typeof English & typeof Deferred>;
