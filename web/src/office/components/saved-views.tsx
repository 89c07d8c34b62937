import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Form } from '@/components/ui/form.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useForm } from '@/lib/ui/use-form.ts';
import {
  addSavedView,
  readSavedViews,
  removeSavedView,
  SAVED_VIEWS_MAX,
} from '../lib/browser/saved-views.ts';

const NAME_LENGTH_MAX = 40;

/** The saved views of all lists, and a name for the one on show. */
export function SavedViews() {
  const { t } = useTranslation('office');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm btn-ghost" onClick={() => setIsOpen(true)}>
        <Bookmark size={16} />
        {t('views.open')}
      </button>
      <Dialog show={isOpen} onHide={() => setIsOpen(false)} title={t('views.title')}>
        <ViewList onHide={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function ViewList({ onHide }: { readonly onHide: () => void }) {
  const { t } = useTranslation('office');
  const { pathname, search } = useLocation();
  const [views, setViews] = useState(readSavedViews);
  const form = useForm({
    initial: { name: '' },
    send: ({ name }) => {
      setViews(addSavedView({ name: name.trim(), address: `${pathname}${search}` }));
      form.reset();
    },
  });
  return (
    <div className="d-grid gap-3">
      {views.length === 0 && <p className="text-2 fs-sm">{t('views.none')}</p>}
      <ul className="list-style-none d-grid gap-1 m-0 p-0">
        {views.map(({ name, address }) => (
          <li key={name} className="d-flex align-items-center justify-content-between gap-2">
            <Link to={address} className="min-h-hit d-flex align-items-center" onClick={onHide}>
              {name}
            </Link>
            <IconButton
              label={t('views.remove', { name })}
              icon={Trash2}
              iconSizePx={16}
              onClick={() => setViews(removeSavedView(name))}
            />
          </li>
        ))}
      </ul>
      {views.length < SAVED_VIEWS_MAX ? (
        <Form form={form} className="d-grid gap-2">
          <TextField
            {...form.field('name')}
            label={t('views.name')}
            required
            maxLength={NAME_LENGTH_MAX}
          />
          <Button type="submit" variant="primary">
            {t('views.save')}
          </Button>
        </Form>
      ) : (
        <p className="text-2 fs-sm">{t('views.full')}</p>
      )}
    </div>
  );
}
