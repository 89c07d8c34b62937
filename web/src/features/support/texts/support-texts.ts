import type { en } from './en.ts';

type Widened<Node> = Node extends string
  ? string
  : Node extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof Node]: Widened<Node[Key]> };

/** The texts of the support page; English is the source. */
export type SupportTexts = Widened<typeof en>;

export type ChannelName = keyof typeof en.channels;
export type ArticleName = keyof typeof en.articles;
