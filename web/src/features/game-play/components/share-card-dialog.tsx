import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { saveFile } from '@/lib/browser/save-file.ts';
import { drawShareCard } from '../share-card.ts';

type ShareCardDialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly gameName: string;
  /** As "25.4 ×". */
  readonly multiple: string;
  readonly link: string;
  readonly picture: string;
};

/** The picture of a win, made on this device, to share or to save. */
export function ShareCardDialog(props: ShareCardDialogProps) {
  const { show, onHide, gameName, multiple, link, picture } = props;
  const { t } = useTranslation(['app', 'replay']);
  const card = useQuery({
    queryKey: ['share card', link],
    queryFn: () => drawShareCard({ gameName, multiple, link, picture }),
    enabled: show,
    retry: false,
  });
  const address = useObjectUrl(card.data);
  const name = t('replay:card.alt', { game: gameName, multiple });
  return (
    <Dialog show={show} onHide={onHide} title={t('replay:card.title')} widthPx={640}>
      {card.error !== null && <ErrorState title={t('replay:card.failed')} />}
      {card.error === null && !address && <Skeleton height="315px" radius="12px" />}
      {card.data && address && (
        <>
          <img
            className="w-100 h-auto rounded"
            src={address}
            alt={name}
            width={1200}
            height={630}
          />
          <p className="small-text text-2">{t('replay:card.text')}</p>
          <p className="d-flex align-items-center justify-content-between gap-3">
            <span className="mono ellipsis">{link}</span>
            <CopyButton text={link} what={t('replay:link')} />
          </p>
          <ShareButtons picture={card.data} title={name} link={link} />
        </>
      )}
    </Dialog>
  );
}

function ShareButtons(props: {
  readonly picture: Blob;
  readonly title: string;
  readonly link: string;
}) {
  const { picture, title, link } = props;
  const { t } = useTranslation(['app', 'replay']);
  const file = new File([picture], 'fairhall.png', { type: picture.type });
  const shared = { files: [file], title, url: link };
  // The visitor may close the device's dialog.
  const share = () => void navigator.share(shared).catch(() => {});
  return (
    <div className="d-flex flex-wrap gap-2">
      {navigator.canShare?.(shared) && (
        <Button onClick={share}>
          <Share2 size={17} />
          {t('replay:card.share')}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => saveFile({ name: file.name, type: file.type, content: picture })}
      >
        <Download size={17} />
        {t('replay:card.save')}
      </Button>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
