import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { PictureFocus } from '@sjaj/contract';
import { Panel, Picture, Switch } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { MIDDLE, movedBy, pointAt } from './focus.logic.ts';

interface FocusCardProps {
  readonly url: string;
  /** Null for a picture that is shown whole. */
  readonly value: PictureFocus | null;
  readonly onChange: (focus: PictureFocus | null) => void;
}

/** The point of a picture that stays in view, set by a click or by the arrow keys, and how screens crop the picture around it. */
export function FocusCard({ url, value, onChange }: FocusCardProps) {
  const hintId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(value ?? MIDDLE, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by the keyboard has no place.
    if (event.detail === 0) return;
    onChange(pointAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  };
  return (
    <Panel title={t('pictures.focus')}>
      <div className="sj-col sj-g12">
        <Switch
          label={t('pictures.focusOn')}
          checked={value !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? MIDDLE : null)}
        />
        <p className="sj-sm sj-t2">{t('pictures.focusHint')}</p>
        {value && (
          <div className="pic-focus">
            <div>
              <button
                type="button"
                className="pic-focus-field"
                aria-label={`${t('pictures.focus')}: ${t('pictures.focusAt', { ...value })}`}
                aria-describedby={hintId}
                onClick={onClick}
                onKeyDown={onKeyDown}
              >
                <img src={url.replace('-400.webp', '-800.webp')} alt="" draggable={false} />
                <span className="pic-focus-point" style={{ left: `${value.x}%`, top: `${value.y}%` }} />
              </button>
              <p id={hintId} className="sj-hint">
                {t('pictures.focusKeys')}
              </p>
              <p className="sj-sm sj-num" role="status">
                {t('pictures.focusAt', { ...value })}
              </p>
            </div>
            <div className="sj-col sj-g12">
              <Frame title={t('resource.news')} url={url} focus={value} className="pic-frame-news" />
              <Frame title={t('resource.heroBanners')} url={url} focus={value} className="pic-frame-banner" />
            </div>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface FrameProps {
  readonly title: string;
  readonly url: string;
  readonly focus: PictureFocus;
  readonly className: string;
}

const Frame = ({ title, url, focus, className }: FrameProps) => (
  <figure className="pic-frame">
    <Picture src={url} focus={focus} className={className} />
    <figcaption className="sj-xs sj-t3">{title}</figcaption>
  </figure>
);
