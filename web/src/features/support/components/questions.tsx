import { useTranslation } from 'react-i18next';
import './questions.css';
import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { type RefObject, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { MessageText } from '@/components/ui/message-text.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import type { Ticket } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useSession } from '@/lib/session/session.ts';
import { QuestionForm } from './question-form.tsx';
import { ReplyForm } from './reply-form.tsx';

const PAGE_SIZE = 5;
const PAGE_SIZE_MAX = 100;

const tones: Readonly<Record<Ticket['state'], StatusTone>> = {
  open: 'waiting',
  answered: 'success',
  closed: 'muted',
};

type QuestionsProps = {
  readonly ref: RefObject<HTMLElement | null>;
  /** The text of a message that the player may complete: a chat with the assistant. */
  readonly draft: string;
};

/** A message to the people of support, and the earlier ones with their answers. */
export function Questions({ ref, draft }: QuestionsProps) {
  const { t } = useTranslation(['app', 'support']);
  const session = useSession();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="panel questions d-grid grid-column-all row-gap-4 column-gap-7 p-4-5"
      aria-label={t('support:questions.title')}
    >
      <div>
        <h2>{t('support:questions.title')}</h2>
        <p className="small-text text-2">
          {session === null ? t('support:questions.guest') : t('support:questions.text')}
        </p>
      </div>
      {session === null ? (
        <div>
          <Button variant="secondary" onClick={() => openModal('show-login-modal')}>
            {t('support:questions.logIn')}
          </Button>
        </div>
      ) : (
        <>
          <QuestionForm key={draft} draft={draft} />
          <Earlier />
        </>
      )}
    </section>
  );
}

function Earlier() {
  const { t } = useTranslation(['app', 'support']);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const input = { pageNum: 1, pageSize };
  const tickets = useQuery(
    trpc.support.list.queryOptions(input, { staleTime: 0, placeholderData: (shown) => shown }),
  );
  return (
    <div className="questions-earlier d-flex flex-column gap-3 align-items-start">
      <h3>{t('support:questions.earlier')}</h3>
      <QueryView
        query={tickets}
        failure={{ title: t('support:questions.failed') }}
        skeleton={<Skeleton height="96px" radius="12px" />}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon={<MailQuestion size={22} />} title={t('support:questions.none')} />
          ) : (
            <>
              <ul className="w-100 m-0 p-0 list-style-none">
                {list.map((ticket) => (
                  <Question key={ticket.id} ticket={ticket} />
                ))}
              </ul>
              {total > list.length && pageSize < PAGE_SIZE_MAX && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => setPageSize(Math.min(pageSize * 4, PAGE_SIZE_MAX))}
                >
                  {t('support:questions.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function Question({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation(['app', 'support']);
  const { dateTime } = useFormat();
  const { subject, state, messages } = ticket;
  const [isOpen, setIsOpen] = useState(state === 'answered');
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="d-flex align-items-center justify-content-between gap-3 px-0 py-1-5 cursor-pointer">
          <span className="min-w-0 fw-650 wrap-anywhere">{subject}</span>
          <StatusDot tone={tones[state]}>{t(`support:questions.states.${state}`)}</StatusDot>
        </summary>
        {messages.map(({ id, from, text, createdAt }) => (
          <div
            key={id}
            className={`question-message mt-0 mb-3 mx-0 bg-s3 px-3-5 py-2-5 rounded is-${from}`}
          >
            <p className="tiny-text fs-xs text-3">
              {from === 'player' ? t('support:questions.you') : t('support:questions.support')} ·{' '}
              <time dateTime={createdAt}>{dateTime(createdAt, 'short')}</time>
            </p>
            <p className="question-text wrap-anywhere">
              <MessageText text={text} />
            </p>
          </div>
        ))}
        {ticket.canReply ? (
          <ReplyForm id={ticket.id} />
        ) : (
          <p className="small-text text-2">{t('support:questions.ended')}</p>
        )}
      </details>
    </li>
  );
}
