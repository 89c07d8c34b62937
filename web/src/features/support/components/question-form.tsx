import { SUBJECT_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { MessageField } from './message-field.tsx';

/** Subject and text of a message to support. */
export function QuestionForm() {
  const { t } = useTranslation(['app', 'support']);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useMutation(
    trpc.support.create.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setSubject('');
        setText('');
        showToast({ tone: 'success', title: t('support:questions.sent') });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const isFilled = subject.trim() !== '' && text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !send.isPending) send.mutate({ subject, text });
  };
  return (
    <form className="question-form" onSubmit={submit}>
      <Field label={t('support:questions.subject')}>
        {(control) => (
          <input
            className="form-control"
            autoComplete="off"
            maxLength={SUBJECT_LENGTH_MAX}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <MessageField
        value={text}
        onChange={setText}
        error={send.error ? errorText(send.error) : undefined}
      />
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={t('support:questions.send')}
        pendingLabel={t('support:questions.sending')}
      />
    </form>
  );
}
