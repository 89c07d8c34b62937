import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { MessageField } from './message-field.tsx';

type ReplyFormProps = {
  /** The id of the question. */
  readonly id: string;
};

/** A further message on a question. */
export function ReplyForm({ id }: ReplyFormProps) {
  const { t } = useTranslation(['app', 'support']);
  const [text, setText] = useState('');
  const send = useMutation(
    trpc.support.reply.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setText('');
        showToast({ tone: 'success', title: t('support:questions.sent') });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const isFilled = text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !send.isPending) send.mutate({ id, text });
  };
  return (
    <form className="question-form" onSubmit={submit}>
      <MessageField
        value={text}
        onChange={setText}
        error={send.error ? errorText(send.error) : undefined}
      />
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={t('support:questions.reply')}
        pendingLabel={t('support:questions.sending')}
      />
    </form>
  );
}
