import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import type { SupportTexts } from '../texts/support-texts.ts';
import { MessageField } from './message-field.tsx';

type ReplyFormProps = {
  /** The id of the question. */
  readonly id: string;
  readonly texts: SupportTexts['questions'];
};

/** A further message on a question. */
export function ReplyForm({ id, texts }: ReplyFormProps) {
  const [text, setText] = useState('');
  const send = useMutation(
    trpc.support.reply.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setText('');
        showToast({ tone: 'success', title: texts.sent });
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
        texts={texts}
        value={text}
        onChange={setText}
        error={send.error ? errorText(send.error) : undefined}
      />
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={texts.reply}
        pendingLabel={texts.sending}
      />
    </form>
  );
}
