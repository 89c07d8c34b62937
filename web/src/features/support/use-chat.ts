import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type Resources from '@/i18n/resources.d.ts';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api } from '@/lib/api/trpc.ts';
import { catalogueOptions } from '@/lib/games/catalogue.ts';
import { gamePath } from '@/lib/games/game-path.ts';
import { rtpText } from '@/lib/games/use-rtp-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { currentSession, useSession } from '@/lib/session/session.ts';
import { openingOf } from './opening.ts';
import { namedGame, type Topic, topicOf } from './topics.ts';

export type ArticleName = keyof Resources['support']['articles'];

export type ChatMessage = {
  readonly id: number;
  readonly from: 'player' | 'assistant';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The help article with more details. */
  readonly article?: ArticleName;
  /** Whether the reply leads to the channels where people answer. */
  readonly leadsToChannels?: boolean;
  /** Whether the reply leads to a message to support, with the chat so far. */
  readonly leadsToMessage?: boolean;
  /** The page that the reply is about. */
  readonly page?: { readonly path: string; readonly title: string };
  /** The order of the reply. */
  readonly order?: Transaction;
  /** The reply could not be fetched: the message may be sent again. */
  readonly hasFailed?: boolean;
};

type Response = Omit<ChatMessage, 'id' | 'from' | 'at' | 'hasFailed'>;

/** Bound of the messages of a chat. */
const MESSAGES_MAX = 100;

/** A chat with the assistant: its messages, and the functions that send. */
export function useChat() {
  const { t } = useTranslation(['app', 'support']);
  const response = useReplies();
  const session = useSession();
  const lastId = useRef(0);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isTyping, setIsTyping] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const add = (message: Omit<ChatMessage, 'id' | 'at'>): number => {
    lastId.current += 1;
    const added = { ...message, id: lastId.current, at: Date.now() };
    setMessages((known) => [...known, added].slice(-MESSAGES_MAX));
    return added.id;
  };
  const reply = async (id: number, asked: Question) => {
    setIsTyping(true);
    const found = await response(asked).catch(() => null);
    if (isGone.current) return;
    setIsTyping(false);
    if (found) add({ from: 'assistant', ...found });
    else {
      setMessages((known) =>
        known.map((one) => (one.id === id ? { ...one, hasFailed: true } : one)),
      );
    }
  };
  const send = (text: string, topic: Topic | null = topicOf(text)) => {
    void reply(add({ from: 'player', text }), { text, topic });
  };
  const resend = ({ id, text }: ChatMessage) => {
    setMessages((known) => known.filter((one) => one.id !== id));
    send(text);
  };
  return { ...openingOf(t, session), messages, isTyping, send, resend };
}

type Question = { readonly text: string; readonly topic: Topic | null };

/** Composes the reply to a message; rejects when the records could not be fetched. */
function useReplies(): (asked: Question) => Promise<Response> {
  const { money } = useFormat();
  const { t } = useTranslation(['app', 'support']);
  const language = useLanguage();
  return async ({ text: message, topic }) => {
    if (topic === null || topic === 'rtp') {
      const game = namedGame(message, await queryClient.ensureQueryData(catalogueOptions()));
      const rtp = game && rtpText(game, language);
      if (game && rtp) {
        const text = t('support:chat.replies.rtpOf', { game: game.gameName, rtp });
        return { text, page: { path: gamePath(game), title: game.gameName } };
      }
    }
    if (topic === null) return { text: t('support:chat.unknown'), leadsToMessage: true };
    const text = t(`support:chat.replies.${topic}`);
    switch (topic) {
      case 'human':
        return { text, leadsToMessage: true, leadsToChannels: true };
      case 'closing':
        return {
          text,
          page: { path: '/safer-play', title: t('layout.pages.saferPlay') },
          leadsToMessage: true,
        };
      case 'refund':
      case 'identity':
        return { text, leadsToMessage: true };
      case 'rtp':
        return { text, page: { path: '/fairness', title: t('fairness.title') } };
      case 'lag':
      case 'security':
      case 'bonus':
      case 'verify':
        return { text, article: topic };
      case 'deposit':
      case 'withdraw':
        if (currentSession() === null) return { text, article: topic };
    }
    const last = await loadLastRecord(topic);
    if (last === undefined) {
      return { text: t(`support:chat.replies.${topic}None`), article: topic };
    }
    return {
      text: t(`support:chat.replies.${topic}Found`, {
        amount: money(last.amount, last.walletType),
      }),
      article: topic,
      order: last,
    };
  };
}

async function loadLastRecord(topic: 'deposit' | 'withdraw'): Promise<Transaction | undefined> {
  const query = { pageNum: 1, pageSize: 1 };
  const page =
    topic === 'deposit'
      ? await api.payments.rechargeRecords.query(query)
      : await api.payments.withdrawRecords.query(query);
  return page.list[0];
}
