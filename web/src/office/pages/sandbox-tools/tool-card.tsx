import type { FormEvent, ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Notice } from '@/components/ui/notice.tsx';
import { errorText } from '@/lib/api/error-text.ts';
import { Panel } from '../../components/page.tsx';

type ToolCardProps = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly error: unknown;
  readonly isPending: boolean;
  /** What the act led to; empty before it. */
  readonly result: string;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children?: ReactNode;
};

/** One of the sandbox tools. */
export function ToolCard(props: ToolCardProps) {
  const { title, text, action, error, isPending, result, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Panel title={title}>
      <form className="panel-form" onSubmit={submit}>
        <p className="small-text text-2">{text}</p>
        {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
        {result !== '' && <Notice tone="success">{result}</Notice>}
        {children}
        <div className="form-actions">
          <Button type="submit" size="sm" variant="secondary" aria-disabled={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
