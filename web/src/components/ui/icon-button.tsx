import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly iconSizePx: number;
};

/** A button that shows an icon alone; its label is for screen readers. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, iconSizePx, className = '', ...button } = props;
  return (
    <button type="button" className={`icon-btn ${className}`} aria-label={label} {...button}>
      <Icon size={iconSizePx} />
    </button>
  );
}
