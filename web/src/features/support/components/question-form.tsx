import { SUBJECT_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Form } from '@/components/ui/form.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { MessageField } from './message-field.tsx';

/** Subject and text of a message to support. */
export function QuestionForm({ draft }: { readonly draft: string }) {
  const { t } = useTranslation(['app', 'support']);
  const [params] = useSearchParams();
  const send = useMutation(
    trpc.support.create.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        form.reset();
        showToast({ tone: 'success', title: t('support:questions.sent') });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const form = useForm({
    // A page that leads here names what the question is about.
    initial:
      draft === ''
        ? { subject: '', text: params.get('about') ?? '' }
        : { subject: t('support:chat.transcript'), text: `\n\n${draft}` },
    call: send,
    refused: send.error && { field: 'text', text: errorText(send.error) },
    send: send.mutate,
  });
  const isFilled = form.fields.subject.trim() !== '' && form.fields.text.trim() !== '';
  return (
    <Form form={form} className="question-form d-flex flex-column gap-3">
      <TextField
        {...form.field('subject')}
        label={t('support:questions.subject')}
        autoComplete="off"
        maxLength={SUBJECT_LENGTH_MAX}
      />
      <MessageField {...form.field('text')} />
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={t('support:questions.send')}
        pendingLabel={t('support:questions.sending')}
      />
    </Form>
  );
}
