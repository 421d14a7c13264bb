import { useEffect, useRef } from 'react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { HOME_SECTIONS, type HomeSection } from '@sjaj/contract';
import { announce, Checkbox, IconButton, Panel } from '@sjaj/ui';
import type { DraftState } from '../../shared/form/draft.ts';
import { t } from '../../shared/texts/t.ts';
import { type Draft, moved } from './draft.logic.ts';

type Step = -1 | 1;

const buttonId = (section: HomeSection, by: Step): string => `home-${section}-${by === 1 ? 'down' : 'up'}`;

/** Which sections Home shows below its first screen, and in which order. */
export function HomeCard({ state: { draft, set } }: { readonly state: DraftState<Draft> }) {
  const shown = draft.homeSections;
  const hidden = HOME_SECTIONS.filter((section) => !shown.includes(section));
  const focusOn = useRef<string | null>(null);
  // A row that has moved in the page has lost the focus.
  useEffect(() => {
    if (focusOn.current === null) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  });
  const move = (section: HomeSection, by: Step): void => {
    const next = moved(shown, section, by);
    const place = next.indexOf(section);
    const isAtEnd = place === (by === 1 ? next.length - 1 : 0);
    focusOn.current = buttonId(section, isAtEnd ? (by === 1 ? -1 : 1) : by);
    set('homeSections', next);
    announce(t('homeSections.moved', { name: t(`homeSections.${section}`), place: place + 1 }));
  };
  const toggle = (section: HomeSection): void =>
    set('homeSections', shown.includes(section) ? shown.filter((one) => one !== section) : [...shown, section]);
  return (
    <Panel title={t('homeSections.title')}>
      <p className="sj-hint">{t('homeSections.hint')}</p>
      <ol className="adm-settings-sections">
        {[...shown, ...hidden].map((section) => {
          const place = shown.indexOf(section);
          const name = t(`homeSections.${section}`);
          return (
            <li key={section} className="sj-row sj-g8">
              <span className="sj-grow">
                <Checkbox label={name} checked={place >= 0} onChange={() => toggle(section)} />
              </span>
              {place >= 0 && (
                <>
                  <IconButton
                    id={buttonId(section, -1)}
                    size="sm"
                    variant="line"
                    label={t('homeSections.moveUp', { name })}
                    icon={<IconArrowUp size={16} aria-hidden="true" />}
                    disabled={place === 0}
                    onClick={() => move(section, -1)}
                    tip="end"
                  />
                  <IconButton
                    id={buttonId(section, 1)}
                    size="sm"
                    variant="line"
                    label={t('homeSections.moveDown', { name })}
                    icon={<IconArrowDown size={16} aria-hidden="true" />}
                    disabled={place === shown.length - 1}
                    onClick={() => move(section, 1)}
                    tip="end"
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
