import { type AvatarKey, avatarKeys } from '@fairhall/api/contract/avatar';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Avatar, avatarSource } from '@/components/ui/avatar.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';
import { toAvatar } from '../picture.ts';

type AvatarDialogProps = {
  readonly user: UserInfo;
  readonly show: boolean;
  readonly onHide: () => void;
};

export function AvatarDialog({ user, show, onHide }: AvatarDialogProps) {
  const { t } = useTranslation(['app', 'profile']);
  return (
    <Dialog show={show} onHide={onHide} title={t('profile:avatarTitle')} widthPx={460}>
      <AvatarForm user={user} onDone={onHide} />
    </Dialog>
  );
}

function AvatarForm({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) {
  const { t } = useTranslation(['app', 'profile']);
  const [picture, setPicture] = useState(user.avatar);
  const [problem, setProblem] = useState<string | null>(null);
  const update = useUpdateProfile(onDone);
  const choose = (next: string | null) => {
    setPicture(next);
    setProblem(null);
    update.reset();
  };
  const upload = async (file: File) => {
    const picked = await toAvatar(file);
    if (picked === 'notAPicture' || picked === 'tooLarge') setProblem(t(`profile:${picked}`));
    else choose(picked);
  };
  const save = () => {
    if (update.isPending) return;
    if (picture === user.avatar) onDone();
    else update.mutate({ avatar: picture });
  };
  const failure = update.error && errorText(update.error, t('profile:updateFailed'));
  const text = problem ?? failure;

  return (
    <div className="d-flex flex-column gap-4">
      {text && <Notice tone="error">{text}</Notice>}
      <div className="d-flex flex-column align-items-center gap-3 text-center">
        <Avatar name={user.nickName} picture={picture} sizePx={112} />
        <UploadButton onFile={(file) => void upload(file)} />
        <p className="tiny-text fs-xs text-3">{t('profile:uploadText')}</p>
      </div>
      <fieldset className="avatar-set m-0 d-grid gap-2 p-0 border-0">
        <legend className="form-label grid-column-all mb-0-5">{t('profile:builtIn')}</legend>
        <Choice
          name={t('profile:letter')}
          isChosen={picture === null}
          onChoose={() => choose(null)}
        >
          <Avatar name={user.nickName} sizePx={60} />
        </Choice>
        {avatarKeys.map((key: AvatarKey) => (
          <Choice
            key={key}
            name={t(`profile:avatars.${key}`)}
            isChosen={picture === key}
            onChoose={() => choose(key)}
          >
            <img src={avatarSource(key)} alt="" width={60} height={60} />
          </Choice>
        ))}
      </fieldset>
      <Button size="lg" className="w-100" aria-disabled={update.isPending} onClick={save}>
        {update.isPending && <Spinner size="sm" aria-hidden="true" />}
        <span>{t(update.isPending ? 'profile:saving' : 'profile:save')}</span>
      </Button>
    </div>
  );
}

function UploadButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation(['app', 'profile']);
  const input = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // The same file may be picked again after another choice.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('profile:upload')}
        hidden
        onChange={pick}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImageUp size={18} />
        {t('profile:upload')}
      </Button>
    </>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className="avatar-choice d-grid place-items-center p-0 rounded-circle"
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
