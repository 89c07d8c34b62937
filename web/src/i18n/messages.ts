import type { en } from './en.ts';

type Widened<Node> = Node extends string
  ? string
  : { readonly [Key in keyof Node]: Widened<Node[Key]> };

type Partially<Node> = Node extends string
  ? string
  : { readonly [Key in keyof Node]?: Partially<Node[Key]> };

/** Every message: a language that claims to be complete `satisfies Messages`. */
export type Messages = Widened<typeof en>;

/** A language under way: what is missing shows in English. */
export type PartialMessages = Partially<typeof en>;
